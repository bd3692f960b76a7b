// shapes.c -- the arguments of acts, by their shape in acts.def. Floor 7.
// SPDX-License-Identifier: MIT

#include "shapes.h"

#include "../notation/fen.h"

// A word that may follow, and what it says.
typedef struct said_word {
    const char *word;
    uint8_t said;
} said_word;

// Nothing, or one of the words.
static bool read_said(jd_reader *reader, const said_word *words, int count, jd_event *event) {
    const jd_span word = jd_reader_next(reader);
    for (int i = 0; i < count; i++) {
        if (jd_span_is(word, words[i].word)) {
            event->said |= words[i].said;
            return true;
        }
    }
    return word.length == 0 || jd_reader_fail(reader, "unknown-word");
}

bool jd_read_nothing(jd_reader *reader, const jd_game *game, jd_event *event) {
    (void)reader;
    (void)game;
    (void)event;
    return true;
}

// Nothing, or that both hands were used for the move.
bool jd_read_hands(jd_reader *reader, const jd_game *game, jd_event *event) {
    static const said_word words[] = {{"two-hands", JD_SAID_TWO_HANDS}};
    (void)game;
    return read_said(reader, words, 1, event);
}

bool jd_read_square(jd_reader *reader, const jd_game *game, jd_event *event) {
    (void)game;
    event->squares = 1;
    return jd_reader_square(reader, &event->square[0]);
}

// e1+h1 [accident]
bool jd_read_touched(jd_reader *reader, const jd_game *game, jd_event *event) {
    (void)game;
    jd_span squares = jd_reader_next(reader);
    do {
        const jd_span part = jd_span_until(&squares, '+');
        if (event->squares == JD_MAX_TOUCHED) {
            return jd_reader_fail(reader, "too-many-squares");
        }
        if (!jd_span_square(part, &event->square[event->squares])) {
            return jd_reader_fail(reader, "square-expected");
        }
        event->squares++;
    } while (squares.length > 0);
    if (jd_reader_next(reader).length > 0) {
        event->said |= JD_SAID_ACCIDENT;
        return jd_span_is(reader->word, "accident") || jd_reader_fail(reader, "accident-expected");
    }
    return true;
}

bool jd_read_on_off(jd_reader *reader, const jd_game *game, jd_event *event) {
    (void)game;
    const jd_span word = jd_reader_next(reader);
    const bool on = jd_span_is(word, "on");
    event->said |= on ? JD_SAID_ON : 0;
    return on || jd_span_is(word, "off") || jd_reader_fail(reader, "on-or-off-expected");
}

bool jd_read_piece(jd_reader *reader, const jd_game *game, jd_event *event) {
    (void)game;
    const jd_span word = jd_reader_next(reader);
    event->kind = word.length == 1 ? (uint8_t)jd_kind_of_letter(word.at[0]) : JD_NO_KIND;
    return event->kind != JD_NO_KIND || jd_reader_fail(reader, "piece-expected");
}

bool jd_read_piece_square(jd_reader *reader, const jd_game *game, jd_event *event) {
    return jd_read_piece(reader, game, event) && jd_read_square(reader, game, event);
}

// Nothing, or the square of a piece and where it is put.
bool jd_read_fix(jd_reader *reader, const jd_game *game, jd_event *event) {
    (void)game;
    jd_reader ahead = *reader;
    if (jd_reader_next(&ahead).length == 0) {
        return true;
    }
    event->squares = 2;
    return jd_reader_square(reader, &event->square[0]) &&
           jd_reader_square(reader, &event->square[1]);
}

bool jd_read_move(jd_reader *reader, const jd_game *game, jd_event *event) {
    if (event->actor == JD_BY_ARBITER) {
        return true; // refused by jd_reader_event
    }
    return jd_reader_move(reader, &game->position, (jd_color)event->actor, event) &&
           jd_read_hands(reader, game, event);
}

// Why the clocks are stopped: a paragraph to be cited, or words for people.
bool jd_read_reason(jd_reader *reader, const jd_game *game, jd_event *event) {
    (void)game;
    jd_article article = JD_ART_12_5;
    const jd_span word = jd_reader_next(reader);
    (void)jd_article_find(word.at, word.length, &article);
    event->article = (uint8_t)article;
    reader->rest.length = 0;
    return true;
}

bool jd_read_found(jd_reader *reader, const jd_game *game, jd_event *event) {
    static const said_word words[] = {{"unrecoverable", JD_SAID_UNRECOVERABLE},
                                      {"times-unknown", JD_SAID_TIMES_UNKNOWN}};
    (void)game;
    return read_said(reader, words, 2, event);
}

bool jd_read_side_defect(jd_reader *reader, const jd_game *game, jd_event *event) {
    (void)game;
    jd_color side = JD_WHITE;
    if (!jd_reader_side(reader, &side, true)) {
        return false;
    }
    event->side = (uint8_t)side;
    static const said_word words[] = {{"defect", JD_SAID_DEFECT}};
    return read_said(reader, words, 1, event);
}

// The rest of the line, up to 31 bytes.
bool jd_read_text(jd_reader *reader, const jd_game *game, jd_event *event) {
    (void)game;
    const jd_span first = jd_reader_next(reader);
    size_t length = first.length;
    while (jd_reader_next(reader).length > 0) {
        length = (size_t)(reader->word.at - first.at) + reader->word.length;
    }
    reader->word = first;
    if (length == 0) {
        return jd_reader_fail(reader, "text-expected");
    }
    if (length > JD_TEXT_SIZE) {
        return jd_reader_fail(reader, "text-too-long");
    }
    event->note.length = (uint8_t)length;
    for (size_t i = 0; i < length; i++) {
        event->note.text[i] = first.at[i];
    }
    return true;
}

bool jd_read_time(jd_reader *reader, const jd_game *game, jd_event *event) {
    (void)game;
    return jd_reader_time(reader, &event->time_ms);
}

bool jd_read_withdraw(jd_reader *reader, const jd_game *game, jd_event *event) {
    (void)game;
    const jd_span word = jd_reader_next(reader);
    const bool claim = jd_span_is(word, "claim");
    event->choice = claim ? JD_WITHDRAW_CLAIM : JD_WITHDRAW_OFFER;
    return claim || word.length == 0 || jd_span_is(word, "offer") ||
           jd_reader_fail(reader, "unknown-word");
}

static bool read_side(jd_reader *reader, jd_event *event) {
    jd_color side = JD_WHITE;
    const bool read = jd_reader_side(reader, &side, true);
    event->side = (uint8_t)side;
    return read;
}

// The letters of one side, king included, such as KRB.
static bool read_material(jd_span letters, uint32_t *material) {
    *material = 0;
    bool king = false;
    for (size_t i = 0; i < letters.length; i++) {
        const jd_kind kind = jd_kind_of_letter(letters.at[i]);
        if (kind == JD_NO_KIND || (kind == JD_KING && king) || letters.length > 16) {
            return false;
        }
        king = king || kind == JD_KING;
        *material += kind == JD_KING ? 0 : 1u << 4 * (kind - JD_PAWN);
    }
    return king;
}

// KRBvKR 100: so many moves by each side.
bool jd_read_material(jd_reader *reader, const jd_game *game, jd_event *event) {
    (void)game;
    jd_extension *extension = &event->extension;
    jd_span key = jd_reader_next(reader);
    const jd_span first = jd_span_until(&key, 'v');
    uint32_t moves = 0;
    if (!read_material(first, &extension->side[0]) || !read_material(key, &extension->side[1])) {
        return jd_reader_fail(reader, "material-expected");
    }
    if (!jd_span_number(jd_reader_next(reader), &moves)) {
        return jd_reader_fail(reader, "number-expected");
    }
    extension->half_moves = 2 * moves;
    return true;
}

bool jd_read_sheet(jd_reader *reader, const jd_game *game, jd_event *event) {
    (void)game;
    const jd_span word = jd_reader_next(reader);
    const bool lend = jd_span_is(word, "lend");
    event->choice = lend ? JD_SHEET_LEND : JD_SHEET_DENY;
    if (!lend && !jd_span_is(word, "deny")) {
        return jd_reader_fail(reader, "unknown-word");
    }
    return read_side(reader, event);
}

static bool read_word(jd_reader *reader, const char *word) {
    return jd_span_is(jd_reader_next(reader), word) || jd_reader_fail(reader, "unknown-word");
}

bool jd_read_sheets(jd_reader *reader, const jd_game *game, jd_event *event) {
    (void)game;
    (void)event;
    return read_word(reader, "11.7");
}

bool jd_read_cannot(jd_reader *reader, const jd_game *game, jd_event *event) {
    (void)game;
    (void)event;
    return read_word(reader, "reconstruct");
}

// setup | position | device W
bool jd_read_found_setup(jd_reader *reader, const jd_game *game, jd_event *event) {
    (void)game;
    const jd_span word = jd_reader_next(reader);
    if (jd_span_is(word, "device")) {
        event->choice = JD_FOUND_DEVICE;
        return read_side(reader, event);
    }
    event->choice = jd_span_is(word, "position") ? JD_FOUND_POSITION : JD_FOUND_SETUP;
    return event->choice == JD_FOUND_POSITION || jd_span_is(word, "setup") ||
           jd_reader_fail(reader, "unknown-word");
}

// used W 1:50:00
bool jd_read_set(jd_reader *reader, const jd_game *game, jd_event *event) {
    (void)game;
    return read_word(reader, "used") && read_side(reader, event) &&
           jd_reader_time(reader, &event->time_ms);
}

// unknown [sheets-complete] | first W
bool jd_read_flags(jd_reader *reader, const jd_game *game, jd_event *event) {
    static const said_word words[] = {{"sheets-complete", JD_SAID_SHEETS_COMPLETE}};
    (void)game;
    const jd_span word = jd_reader_next(reader);
    if (jd_span_is(word, "first")) {
        event->choice = JD_FLAGS_FIRST;
        return read_side(reader, event);
    }
    event->choice = JD_FLAGS_UNKNOWN;
    return jd_span_is(word, "unknown") ? read_said(reader, words, 1, event)
                                       : jd_reader_fail(reader, "unknown-word");
}

bool jd_read_tell(jd_reader *reader, const jd_game *game, jd_event *event) {
    static const char *const others[] = {"opponent-moved", "press-clock", "move-count"};
    (void)game;
    const jd_span word = jd_reader_next(reader);
    const bool scramble = jd_span_is(word, "moves-scramble");
    event->choice = scramble ? JD_TELL_SCRAMBLE : JD_TELL_OTHER;
    for (int i = 0; i < 3; i++) {
        if (jd_span_is(word, others[i])) {
            return true;
        }
    }
    return scramble || jd_reader_fail(reader, "unknown-word");
}

bool jd_read_restart(jd_reader *reader, const jd_game *game, jd_event *event) {
    static const said_word words[] = {{"no-reason", JD_SAID_NO_REASON}};
    (void)game;
    return read_said(reader, words, 1, event);
}

bool jd_read_score(jd_reader *reader, const jd_game *game, jd_event *event) {
    (void)game;
    const jd_span word = jd_reader_next(reader);
    for (int score = JD_WHITE_WINS; score <= JD_BOTH_LOSE; score++) {
        if (jd_span_is(word, jd_score_text((jd_score)score))) {
            event->choice = (uint8_t)score;
            return true;
        }
    }
    return jd_reader_fail(reader, "score-expected");
}

bool jd_read_answer(jd_reader *reader, const jd_game *game, jd_event *event) {
    (void)game;
    const jd_span word = jd_reader_next(reader);
    const bool postpone = jd_span_is(word, "postpone");
    const bool yes = jd_span_is(word, "yes");
    event->choice = postpone ? JD_ANSWER_POSTPONE : yes ? JD_ANSWER_YES : JD_ANSWER_NO;
    return postpone || yes || jd_span_is(word, "no") || jd_reader_fail(reader, "unknown-word");
}

bool jd_read_lost(jd_reader *reader, const jd_game *game, jd_event *event) {
    static const said_word words[] = {{"position-unknown", JD_SAID_POSITION_UNKNOWN},
                                      {"times-unknown", JD_SAID_TIMES_UNKNOWN}};
    (void)game;
    return read_said(reader, words, 2, event);
}

// A placement, the first field of a FEN.
bool jd_read_board(jd_reader *reader, const jd_game *game, jd_event *event) {
    (void)game;
    static const char others[] = " w - - 0 1";
    char fen[JD_FEN_SIZE];
    const jd_span board = jd_reader_next(reader);
    if (board.length + sizeof others > sizeof fen) {
        return jd_reader_fail(reader, "board-expected");
    }
    jd_writer writer = jd_writer_into(fen, sizeof fen);
    for (size_t i = 0; i < board.length; i++) {
        jd_write_char(&writer, board.at[i]);
    }
    jd_write_text(&writer, others);
    jd_position position;
    if (!jd_fen_read(fen, writer.length, JD_FEN_STRICT, JD_FEN_SETUP, &position).ok) {
        return jd_reader_fail(reader, "board-expected");
    }
    for (int square = 0; square < 64; square++) {
        event->board[square] = position.at[square];
    }
    return true;
}

bool jd_read_article(jd_reader *reader, const jd_game *game, jd_event *event) {
    (void)game;
    jd_article article = JD_ART_16_5;
    const jd_span word = jd_reader_next(reader);
    const bool found = jd_article_find(word.at, word.length, &article);
    event->article = (uint8_t)article;
    return found || jd_reader_fail(reader, "article-expected");
}

// W points | fine | exclusion | expulsion, which concern the event; W warn | W used 0:10:00 | W
// bonus 0:02:00 | W loss 15.2 | W both-lose
bool jd_read_penalty(jd_reader *reader, const jd_game *game, jd_event *event) {
    static const struct {
        const char *word;
        jd_choice choice;
    } penalties[] = {{"warn", JD_PENALTY_WARN},           {"used", JD_PENALTY_USED},
                     {"bonus", JD_PENALTY_BONUS},         {"loss", JD_PENALTY_LOSS},
                     {"both-lose", JD_PENALTY_BOTH_LOSE}, {"points", JD_PENALTY_POINTS},
                     {"fine", JD_PENALTY_FINE},           {"exclusion", JD_PENALTY_EXCLUSION},
                     {"expulsion", JD_PENALTY_EXPULSION}};
    if (!read_side(reader, event)) {
        return false;
    }
    const jd_span word = jd_reader_next(reader);
    event->article = JD_ART_16_5;
    for (size_t i = 0; i < sizeof penalties / sizeof penalties[0]; i++) {
        if (jd_span_is(word, penalties[i].word)) {
            event->choice = (uint8_t)penalties[i].choice;
        }
    }
    switch (event->choice) {
    case JD_PENALTY_USED:
    case JD_PENALTY_BONUS: return jd_reader_time(reader, &event->time_ms);
    case JD_PENALTY_LOSS: return jd_read_article(reader, game, event);
    case JD_PENALTY_BOTH_LOSE: event->article = JD_ART_10_17; return true;
    case JD_CHOICE_NONE: return jd_reader_fail(reader, "unknown-word");
    default: return true;
    }
}
