// exports_pgn.c -- the door, third part: PGN, read.
//
// Bytes are fed from an area of their own; what they say comes back in another one, as rows of text
// (notation/pgn_row.h) or as records of whole words, which pgn/tree.js knows too:
//
//   kind | flags << 8 | length << 16, number[, line, column][, text, filled up to a word]
//
// When that area is nearly full the reader stops, and the host feeds the rest again. Whatever a
// reading needs lies in one block, so the host can lay it aside while another one goes on.
// SPDX-License-Identifier: MIT

#include "exports_pgn.h"

#include "notation/pgn_row.h"

enum {
    TOKEN_ROOM = 8192, // for what one token may say
    PROBLEM_TEXT = 255,
    FLAG_MORE = 1,   // of a text: another piece follows
    FLAG_ERROR = 1,  // of a problem
    FLAG_INSIDE = 2, // of a problem: of a variation
    MARKS = 256,
    MARK_WORDS = 6,
};

typedef enum view { VIEW_EVENTS, VIEW_ROWS } view;

static struct reading {
    jd_pgn_reader reader;
    jd_pgn_row row;
    uint32_t view;
    bool led;      // a comment stands before the game to come
    uint64_t lead; // where
} reading;

char door_pgn_in[PGN_IN_SIZE];
uint32_t door_pgn_out[PGN_OUT_SIZE / 4];
static uint32_t marks[MARKS][MARK_WORDS];

// ---- where things lie ------------------------------------------------------------------------

typedef enum pgn_place {
    PGN_IN,
    PGN_IN_LENGTH,
    PGN_OUT,
    PGN_OUT_LENGTH,
    PGN_STATE,
    PGN_STATE_LENGTH,
    PGN_MARKS,
    PGN_MARKS_LENGTH,
} pgn_place;

DOOR(int, jdw_pgn_layout, (uint32_t what)) {
    switch ((pgn_place)what) {
    case PGN_IN: return (int)(uintptr_t)door_pgn_in;
    case PGN_IN_LENGTH: return (int)sizeof door_pgn_in;
    case PGN_OUT: return (int)(uintptr_t)door_pgn_out;
    case PGN_OUT_LENGTH: return (int)sizeof door_pgn_out;
    case PGN_STATE: return (int)(uintptr_t)&reading;
    case PGN_STATE_LENGTH: return (int)sizeof reading;
    case PGN_MARKS: return (int)(uintptr_t)marks;
    case PGN_MARKS_LENGTH: return (int)sizeof marks;
    }
    return MISUSE;
}

// ---- records ------------------------------------------------------------------------------------

static size_t out_length;  // in words; in rows: in bytes
static size_t open_ending; // the place after a record of ends, so that more are added to it

static void stop_if_full(size_t bytes) {
    if (bytes + TOKEN_ROOM > sizeof door_pgn_out) {
        jd_pgn_stop(&reading.reader);
    }
}

static void put_word(uint32_t word) { door_pgn_out[out_length++] = word; }

static void put_head(const jd_pgn_event *event, uint32_t flags, size_t length, uint32_t number) {
    put_word((uint32_t)event->kind | flags << 8 | (uint32_t)length << 16);
    put_word(number);
}

// Two texts, one behind the other.
static void put_texts(const char *first, size_t first_length, const char *second, size_t length) {
    const size_t total = first_length + length;
    const size_t words = (total + 3) / 4;
    char *to = (char *)(door_pgn_out + out_length);
    if (first_length > 0) {
        __builtin_memcpy(to, first, first_length);
    }
    if (length > 0) {
        __builtin_memcpy(to + first_length, second, length);
    }
    out_length += words;
}

static size_t length_of(const char *text) {
    size_t length = 0;
    while (text[length]) {
        length++;
    }
    return length;
}

static void put_text(const jd_pgn_event *event) {
    const size_t name = event->name ? length_of(event->name) : 0;
    put_head(event, event->more ? FLAG_MORE : 0, name + event->length, (uint32_t)name);
    put_texts(event->name, name, event->text, event->length);
}

static bool is_initial(const jd_position *position) {
    const jd_position start = jd_position_start();
    return jd_position_same(position, &start) && !position->chess960 &&
           position->quiet_plies == 0 && position->fullmove_number == 1;
}

// The number and the text: where the game begins in the stream, with the comments before it.
static void put_game(const jd_pgn_event *event) {
    const uint64_t offset = reading.led ? reading.lead : event->offset;
    put_head(event, 0, 4, (uint32_t)offset);
    put_word(event->line);
    put_word(event->column);
    put_word((uint32_t)(offset >> 32));
    reading.led = false;
}

static void note_lead(void) {
    if (!reading.reader.in_game && !reading.led) {
        reading.led = true;
        reading.lead = reading.reader.open_offset;
    }
}

// The number: bit 0 the start is known, bit 1 Chess960. The text: its FEN unless it is the usual.
static void put_start(const jd_pgn_event *event) {
    char fen[JD_FEN_SIZE];
    size_t length = 0;
    if (event->after && !is_initial(event->after)) {
        length = (size_t)jd_fen_write(event->after, JD_FEN_EP_STANDARD, fen);
    }
    put_head(event, 0, length, event->after ? 1u | (uint32_t)event->after->chess960 << 1 : 0u);
    put_texts(fen, length, NULL, 0);
}

// Castling in the squares of UCI.
static uint32_t squares_of(const jd_position *before, jd_move move) {
    if (!jd_move_is_castling(move) || before->chess960) {
        return move;
    }
    const jd_square king = jd_move_from(move);
    const int file = jd_move_to(move) > king ? 6 : 2;
    return jd_move_of(king, jd_square_at(file, jd_rank_of(king)), JD_KING);
}

// The number: the move. The text: its SAN, filled up to two words.
static void put_move(const jd_pgn_event *event) {
    const size_t length = length_of(event->san);
    put_head(event, 0, length,
             event->move == JD_NO_MOVE ? 0u : squares_of(event->before, event->move));
    door_pgn_out[out_length] = 0;
    door_pgn_out[out_length + 1] = 0;
    __builtin_memcpy(door_pgn_out + out_length, event->san, length);
    out_length += 2;
}

static void put_problem(const jd_pgn_event *event) {
    const size_t length = event->length < PROBLEM_TEXT ? event->length : PROBLEM_TEXT;
    const uint32_t class = (uint32_t)jd_pgn_code_class(event->code);
    const uint32_t flags = (event->error ? FLAG_ERROR : 0) | (event->depth > 0 ? FLAG_INSIDE : 0);
    put_head(event, flags, length, (uint32_t)event->code | class << 16);
    put_word(event->line);
    put_word(event->column);
    put_texts(event->text, length, NULL, 0);
}

// Any number of ends that follow each other make one record.
static void put_end(const jd_pgn_event *event) {
    if (open_ending == out_length && out_length > 0) {
        door_pgn_out[out_length - 1]++;
        return;
    }
    put_head(event, 0, 0, 1);
    open_ending = out_length;
}

// What belongs to no move any more is left out.
static void put_event(const jd_pgn_event *event) {
    switch (event->kind) {
    case JD_PGN_GAME: put_game(event); break;
    case JD_PGN_TAG: put_text(event); break;
    case JD_PGN_START: put_start(event); break;
    case JD_PGN_RESULT: break;
    case JD_PGN_GAME_END: put_head(event, 0, 0, (uint32_t)event->result); break;
    case JD_PGN_PROBLEM: put_problem(event); break;
    case JD_PGN_MOVE: put_move(event); break;
    case JD_PGN_COMMENT:
        note_lead();
        put_text(event);
        break;
    case JD_PGN_NAG: put_head(event, 0, 0, event->number); break;
    case JD_PGN_OFFER:
    case JD_PGN_BEGIN: put_head(event, 0, 0, 0); break;
    case JD_PGN_END: put_end(event); break;
    case JD_PGN_UNREAD: break;
    }
}

static bool is_left_out(const jd_pgn_event *event) {
    return event->lost && event->kind != JD_PGN_GAME && event->kind != JD_PGN_TAG &&
           event->kind != JD_PGN_START && event->kind != JD_PGN_PROBLEM &&
           event->kind != JD_PGN_GAME_END;
}

// ---- reading ------------------------------------------------------------------------------------

static void on_event(void *host, const jd_pgn_event *event) {
    (void)host;
    if (reading.view == VIEW_EVENTS) {
        if (!is_left_out(event)) {
            put_event(event);
        }
        stop_if_full(out_length * 4);
        return;
    }
    if (event->kind != JD_PGN_GAME_END) {
        jd_pgn_row_note(&reading.row, event);
        return;
    }
    char *line = (char *)door_pgn_out + out_length;
    out_length += jd_pgn_row_write(&reading.row, event, line);
    ((char *)door_pgn_out)[out_length++] = '\n';
    stop_if_full(out_length);
}

// Writes the text of the code of a problem; returns its length.
DOOR(int, jdw_pgn_word, (uint32_t code)) {
    return code < JD_PGN_CODE_COUNT ? door_put_text(jd_pgn_code_text((jd_pgn_code)code)) : MISUSE;
}

// Begins to read: 0 events, 1 rows.
DOOR(int, jdw_pgn_begin, (uint32_t what, uint32_t mode, uint32_t letters)) {
    if (what > VIEW_ROWS || mode > JD_PGN_LENIENT || letters >= JD_LETTERS_COUNT) {
        return MISUSE;
    }
    reading.view = what;
    reading.led = false;
    jd_pgn_row_begin(&reading.row);
    jd_pgn_begin(&reading.reader, (jd_pgn_mode)mode, (jd_letters)letters, on_event, NULL);
    return 0;
}

// The bytes of what was said, in words.
static void close_out(void) {
    door_words[0] = (uint32_t)(reading.view == VIEW_EVENTS ? out_length * 4 : out_length);
}

static void open_out(void) {
    out_length = 0;
    open_ending = 0;
}

// Reads in[from..from + length); returns how many bytes were taken. In words how many were written.
DOOR(int, jdw_pgn_feed, (uint32_t from, uint32_t length)) {
    if (length > PGN_IN_SIZE || from > PGN_IN_SIZE - length) {
        return MISUSE;
    }
    open_out();
    const size_t taken = jd_pgn_feed(&reading.reader, door_pgn_in + from, length);
    close_out();
    return (int)taken;
}

// There are no more bytes. 0: what was said is to be taken out, and then this called again.
DOOR(int, jdw_pgn_finish, (void)) {
    open_out();
    const bool done = jd_pgn_finish(&reading.reader);
    close_out();
    return done;
}

// ---- marks in comments --------------------------------------------------------------------------

static void put_mark(uint32_t *to, const jd_pgn_mark *mark) {
    to[0] = (uint32_t)mark->kind;
    to[1] = (uint32_t)mark->mate;
    to[2] = (uint32_t)((uint64_t)mark->ms);
    to[3] = (uint32_t)((uint64_t)mark->ms >> 32);
    to[4] = (uint32_t)mark->score;
    to[5] = (uint32_t)mark->depth;
}

// The shapes of one mark; returns how many.
static int put_shapes(int count, const jd_pgn_mark *mark) {
    jd_pgn_shape shape;
    const int first = count;
    for (size_t at = 0; count < MARKS && jd_pgn_next_shape(mark, &at, &shape); count++) {
        uint32_t *to = marks[count];
        to[0] = (uint32_t)mark->kind;
        to[1] = (uint32_t)(unsigned char)shape.color;
        to[2] = shape.from;
        to[3] = shape.to;
    }
    return count - first;
}

static size_t skip_blanks(const char *text, size_t length, size_t at) {
    while (at < length && text[at] == ' ') {
        at++;
    }
    return at;
}

// Takes the marks out of the text; returns how many. In words the length of what is left of it.
DOOR(int, jdw_pgn_marks, (uint32_t length)) {
    if (length > TEXT_SIZE) {
        return MISUSE;
    }
    int count = 0;
    size_t kept = 0; // of the text before `from`
    size_t from = 0;
    jd_pgn_mark mark;
    for (size_t at = 0; count < MARKS && jd_pgn_next_mark(door_text, length, &at, &mark);) {
        const bool shapes = mark.kind == JD_PGN_SQUARES || mark.kind == JD_PGN_ARROWS;
        if (mark.kind == JD_PGN_OTHER) {
            continue;
        }
        const int more = shapes ? put_shapes(count, &mark) : 1;
        if (!shapes) {
            put_mark(marks[count], &mark);
        }
        count += more;
        while (from < mark.from) {
            door_text[kept++] = door_text[from++];
        }
        from = kept > 0 && door_text[kept - 1] != ' ' ? mark.to
                                                      : skip_blanks(door_text, length, mark.to);
    }
    while (from < length) {
        door_text[kept++] = door_text[from++];
    }
    door_words[0] = (uint32_t)kept;
    return count;
}
