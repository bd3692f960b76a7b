// pgn_moves.c -- words as moves, and the lines they make, PGN standard 8.2. Floor 2.
//
// A variation starts from the position before the last move of the line around it, so each line
// keeps two positions, and a move needs no copy of either.
// SPDX-License-Identifier: MIT

#include "pgn_parts.h"
#include "san_parts.h"

// The line being read; it must not be too deep.
static jd_pgn_line *this_line(jd_pgn_reader *reader) {
    JD_ASSERT(reader->depth <= JD_PGN_DEPTH);
    return &reader->lines[reader->depth];
}

// The move that the word means in this line.
static jd_san_status read_san(jd_pgn_reader *reader, const jd_pgn_token *token, jd_move *move) {
    return jd_san_read_as(jd_pgn_now(this_line(reader)), token->text, token->length, reader->style,
                          move, NULL);
}

// ---- words that are no moves --------------------------------------------------------------------

static void tell_unread(jd_pgn_reader *reader, const jd_pgn_token *token) {
    jd_pgn_tell_text(reader, token, JD_PGN_UNREAD);
}

// The line cannot be followed from here on.
static void lose_line(jd_pgn_reader *reader, const jd_pgn_token *token, jd_pgn_code code) {
    jd_pgn_complain(reader, token, code);
    jd_pgn_lose(reader, jd_pgn_level(reader->depth, true));
    tell_unread(reader, token);
    this_line(reader)->unread = 1;
}

static void tell_sign(jd_pgn_reader *reader, const jd_pgn_token *token, int number) {
    jd_pgn_complain(reader, token, JD_PGN_NAG_SIGN);
    jd_pgn_event_of(reader, token, JD_PGN_NAG)->number = (uint8_t)number;
    jd_pgn_tell(reader);
}

static bool is_en_passant_mark(const jd_pgn_token *token) {
    return jd_pgn_is_text(token->text, token->length, "e.p.") ||
           jd_pgn_is_text(token->text, token->length, "e.p") ||
           jd_pgn_is_text(token->text, token->length, "ep");
}

// A square at least was meant: a digit and a letter. A time, a number, a score has no letter.
static bool was_meant_as_move(const jd_pgn_token *token) {
    bool digit = false;
    bool letter = false;
    for (size_t i = 0; i < token->length; i++) {
        const char c = token->text[i];
        digit = digit || (c >= '0' && c <= '9');
        letter = letter || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c & 0x80);
    }
    return digit && letter;
}

// ---- moves --------------------------------------------------------------------------------------

// In the letters of the file.
static bool is_canonical(const jd_pgn_reader *reader, const jd_pgn_token *token, const char *san,
                         size_t length) {
    char own[JD_SAN_SIZE];
    if (reader->style.letters != JD_LETTERS_EN) {
        length = (size_t)jd_san_translate(san, reader->style.letters, own);
        san = own;
    }
    size_t same = 0;
    while (same < length && same < token->length && token->text[same] == san[same]) {
        same++;
    }
    return same == length && same == token->length;
}

static bool has_other_bytes(const jd_pgn_token *token) {
    for (size_t i = 0; i < token->length; i++) {
        if ((unsigned char)token->text[i] >= 0x80) {
            return true;
        }
    }
    return false;
}

static void tell_move(jd_pgn_reader *reader, const jd_pgn_token *token, jd_move move,
                      const char *san) {
    const jd_pgn_line *line = this_line(reader);
    jd_pgn_event *event = jd_pgn_event_of(reader, token, JD_PGN_MOVE);
    event->move = move;
    event->text = token->text;
    event->length = token->length;
    event->san = san;
    event->before = &line->place[1 - line->at];
    event->after = jd_pgn_now(line);
    jd_pgn_tell(reader);
}

static void play(jd_pgn_reader *reader, const jd_pgn_token *token, jd_move move) {
    jd_pgn_line *line = this_line(reader);
    const jd_position *before = jd_pgn_now(line);
    jd_position *after = &line->place[1 - line->at];
    jd_position_play(after, before, move);
    char san[JD_SAN_SIZE];
    const size_t length = (size_t)jd_san_write_known(before, move, after, san);
    line->at = 1 - line->at;
    line->moved = 1;
    if (!is_canonical(reader, token, san, length)) {
        jd_pgn_complain(reader, token,
                        has_other_bytes(token) ? JD_PGN_MOVE_FIGURINE : JD_PGN_MOVE_TEXT);
    }
    tell_move(reader, token, move, san);
}

// In analysis a side may pass, but not in check.
static void play_null(jd_pgn_reader *reader, const jd_pgn_token *token) {
    jd_pgn_line *line = this_line(reader);
    const jd_position *before = jd_pgn_now(line);
    if (jd_checkers(before)) {
        lose_line(reader, token, JD_PGN_MOVE_ILLEGAL);
        return;
    }
    jd_position *after = &line->place[1 - line->at];
    *after = *before;
    after->en_passant = JD_NO_SQUARE;
    after->quiet_plies++;
    after->fullmove_number += before->turn == JD_BLACK;
    after->turn = (uint8_t)(1 - before->turn);
    line->at = 1 - line->at;
    line->moved = 1;
    jd_pgn_complain(reader, token, JD_PGN_MOVE_NULL);
    tell_move(reader, token, JD_NO_MOVE, "--");
}

static void skip(jd_pgn_token *token, size_t count) {
    token->text += count;
    token->length -= count;
    token->column += (uint32_t)count;
    token->offset += count;
}

// "Qxd5±": a move with a sign that follows it without a blank.
static bool read_signed_move(jd_pgn_reader *reader, const jd_pgn_token *token) {
    const size_t sign = jd_pgn_sign_behind(token->text, token->length);
    jd_pgn_token head = *token;
    jd_move move;
    head.length -= sign;
    if (sign == 0 || read_san(reader, &head, &move) != JD_SAN_OK) {
        return false;
    }
    jd_pgn_token tail = *token;
    skip(&tail, head.length);
    play(reader, &head, move);
    tell_sign(reader, &tail, jd_pgn_glyph_of(tail.text, tail.length));
    return true;
}

// "e4e5": two moves or more without a blank between them. Gives where the first one ends, 0 if the
// word does not begin with two moves; the first must be written as the standard has it.
static size_t first_of_glued(const jd_position *now, jd_san_style last, const jd_pgn_token *token) {
    const jd_san_style exact = {JD_SAN_STRICT, last.letters};
    for (size_t cut = 2; cut + 2 <= token->length; cut++) {
        const char *rest = token->text + cut;
        jd_move move;
        if (jd_san_read_as(now, token->text, cut, exact, &move, NULL) != JD_SAN_OK) {
            continue;
        }
        const jd_position next = jd_position_after(now, move);
        for (size_t end = token->length - cut; end >= 2; end--) {
            const jd_san_style style = end + cut == token->length ? last : exact;
            if (jd_san_read_as(&next, rest, end, style, &move, NULL) == JD_SAN_OK) {
                return cut;
            }
        }
    }
    return 0;
}

static bool read_glued(jd_pgn_reader *reader, const jd_pgn_token *token) {
    jd_pgn_token rest = *token;
    jd_move move;
    bool parted = false;
    while (!parted || read_san(reader, &rest, &move) != JD_SAN_OK) {
        const jd_position *now = jd_pgn_now(this_line(reader));
        jd_pgn_token head = rest;
        head.length = first_of_glued(now, reader->style, &rest);
        if (head.length == 0) {
            break;
        }
        if (!parted) {
            jd_pgn_complain(reader, token, JD_PGN_MOVES_GLUED);
        }
        parted = true;
        jd_pgn_read_word(reader, &head);
        skip(&rest, head.length);
    }
    if (parted) {
        jd_pgn_read_word(reader, &rest);
    }
    return parted;
}

bool jd_pgn_can_be_first(const jd_pgn_reader *reader, const jd_pgn_token *token) {
    const jd_position start = jd_position_start();
    const size_t length = token->length - jd_pgn_sign_behind(token->text, token->length);
    jd_move move;
    return jd_san_read_as(&start, token->text, length, reader->style, &move, NULL) == JD_SAN_OK ||
           first_of_glued(&start, reader->style, token) > 0;
}

// What was not meant as a move may be skipped without losing the line.
static void read_other_word(jd_pgn_reader *reader, const jd_pgn_token *token) {
    const int glyph = jd_pgn_glyph_of(token->text, token->length);
    if (glyph >= 0) {
        tell_sign(reader, token, glyph);
    } else if (is_en_passant_mark(token)) {
        jd_pgn_complain(reader, token, JD_PGN_MOVE_TEXT);
    } else if (read_signed_move(reader, token) || read_glued(reader, token)) {
        return;
    } else if (was_meant_as_move(token)) {
        lose_line(reader, token, JD_PGN_MOVE_SYNTAX);
    } else {
        jd_pgn_complain(reader, token, JD_PGN_WORD_UNKNOWN);
        tell_unread(reader, token);
    }
}

// A word of a line that is not followed.
static void pass_over(jd_pgn_reader *reader, const jd_pgn_token *token) {
    tell_unread(reader, token);
    if (reader->depth <= JD_PGN_DEPTH && this_line(reader)->unread == 1) {
        this_line(reader)->unread = 2;
    }
}

void jd_pgn_read_word(jd_pgn_reader *reader, const jd_pgn_token *token) {
    if (reader->depth > JD_PGN_DEPTH || this_line(reader)->no_start || this_line(reader)->unread) {
        pass_over(reader, token);
        return;
    }
    jd_move move = JD_NO_MOVE;
    switch (read_san(reader, token, &move)) {
    case JD_SAN_OK: play(reader, token, move); break;
    case JD_SAN_NULL: play_null(reader, token); break;
    case JD_SAN_SYNTAX: read_other_word(reader, token); break;
    case JD_SAN_ILLEGAL:
        if (!read_glued(reader, token)) {
            lose_line(reader, token, JD_PGN_MOVE_ILLEGAL);
        }
        break;
    case JD_SAN_AMBIGUOUS: lose_line(reader, token, JD_PGN_MOVE_AMBIGUOUS); break;
    case JD_SAN_PROMOTION: lose_line(reader, token, JD_PGN_MOVE_PROMOTION); break;
    }
}

// ---- variations ---------------------------------------------------------------------------------

// 8.2.5: it stands for the last move of the line around it, also for one that was not legal.
static void start_line(jd_pgn_line *line, const jd_pgn_line *around) {
    line->at = 0;
    line->moved = 0;
    line->unread = 0;
    line->no_start = around->no_start || around->unread > 1;
    const bool back = around->moved && !around->unread;
    line->place[0] = around->place[back ? 1 - around->at : around->at];
}

static void enter_line(jd_pgn_reader *reader, const jd_pgn_token *token) {
    const jd_pgn_line *around = this_line(reader);
    if (!around->no_start && !around->moved && !around->unread) {
        jd_pgn_complain(reader, token, JD_PGN_VARIATION_FIRST);
    }
    if (reader->depth == JD_PGN_DEPTH) {
        jd_pgn_complain(reader, token, JD_PGN_VARIATION_DEEP);
        return;
    }
    start_line(&reader->lines[reader->depth + 1], around);
}

void jd_pgn_open_variation(jd_pgn_reader *reader, const jd_pgn_token *token) {
    if (reader->depth <= JD_PGN_DEPTH) {
        enter_line(reader, token);
    }
    reader->depth++;
    if (reader->depth > JD_PGN_DEPTH || this_line(reader)->no_start) {
        jd_pgn_lose(reader, jd_pgn_level(reader->depth, false));
    }
    jd_pgn_event *event = jd_pgn_event_of(reader, token, JD_PGN_BEGIN);
    if (reader->depth <= JD_PGN_DEPTH && !this_line(reader)->no_start) {
        event->before = jd_pgn_now(this_line(reader));
    }
    jd_pgn_tell(reader);
}
