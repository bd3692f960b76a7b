// pgn.h -- Portable Game Notation, read as a stream and written. Floor 2.
//
// The reader is fed bytes in pieces of any size and tells what it finds by a function of the host:
// one event after the other, the same ones however the bytes were cut. It needs no memory but its
// own structure, whatever the length of a game, a comment or the whole.
//
// Every move is checked against the position. Lenient reading mends what has one plain meaning,
// tells of every problem and goes on at the next sensible point: after an illegal move the rest of
// that line is told as text. Strict reading takes the import format of the PGN standard; the first
// problem of a game ends it, and the next game is read again.
//
// Texts are told as bytes: a name may be UTF-8, Latin-1 or anything else without zeros.
// SPDX-License-Identifier: MIT

#ifndef JD_PGN_H
#define JD_PGN_H

#include "fen.h"
#include "san.h"

typedef enum jd_pgn_mode { JD_PGN_STRICT, JD_PGN_LENIENT } jd_pgn_mode;

typedef enum jd_pgn_class { JD_PGN_REMARK, JD_PGN_WARNING, JD_PGN_ERROR } jd_pgn_class;

typedef enum jd_pgn_code {
#define PROBLEM(name, class, text) JD_PGN_##name,
#include "pgn_problems.def"
#undef PROBLEM
    JD_PGN_CODE_COUNT
} jd_pgn_code;

// "move-illegal" and the like.
const char *jd_pgn_code_text(jd_pgn_code code);
jd_pgn_class jd_pgn_code_class(jd_pgn_code code);

typedef enum jd_pgn_result {
    JD_PGN_NO_RESULT,
    JD_PGN_WHITE_WINS,
    JD_PGN_BLACK_WINS,
    JD_PGN_DRAW,
    JD_PGN_UNFINISHED, // *
} jd_pgn_result;

// "1-0", ..., "-" for none.
const char *jd_pgn_result_text(jd_pgn_result result);

// How deep variations are followed with positions. What lies deeper is told as text.
#define JD_PGN_DEPTH 64

// Tag values, comments and words longer than this are told in pieces, cut between characters.
#define JD_PGN_PIECE 1024
#define JD_PGN_NAME  255

typedef enum jd_pgn_kind {
    JD_PGN_GAME,     // a game begins; comments before it have been told already
    JD_PGN_TAG,      // name; text: the value without its escapes
    JD_PGN_START,    // the tags are over; after: where the game begins, NULL if that is unknown
    JD_PGN_MOVE,     // move (JD_NO_MOVE is a null move), before, after, san; text: as it stood
    JD_PGN_COMMENT,  // text
    JD_PGN_NAG,      // number 0..255
    JD_PGN_OFFER,    // (=), of the move before
    JD_PGN_BEGIN,    // a variation that replaces the move before it; before: its position or NULL
    JD_PGN_END,      // of a variation
    JD_PGN_UNREAD,   // text: a word that was not understood, or of a line that is not followed
    JD_PGN_RESULT,   // result
    JD_PGN_GAME_END, // result or JD_PGN_NO_RESULT; after: the last position of the main line or
                     // NULL
    JD_PGN_PROBLEM,  // code, error
} jd_pgn_kind;

typedef struct jd_pgn_event {
    jd_pgn_kind kind;
    jd_pgn_code code;
    jd_pgn_result result;
    jd_move move;
    uint8_t number;
    bool more;      // of a text: another piece follows
    bool error;     // of a problem: it is an error in this mode
    bool to_end;    // of a comment: ; to the end of the line
    bool lost;      // in a line that is not followed any more, so it belongs to no move
    uint32_t depth; // 0 is the main line
    uint32_t line;  // 1-based, as the column in bytes
    uint32_t column;
    uint64_t offset;  // of the first byte in the stream
    const char *name; // closed by a NUL
    const char *text;
    size_t length;
    const char *san; // canonical, in English, closed by a NUL
    const jd_position *before;
    const jd_position *after;
} jd_pgn_event;

// What an event points to lasts until this returns.
typedef void jd_pgn_host(void *host, const jd_pgn_event *event);

// ---- the reader ---------------------------------------------------------------------------------

// Where a line of moves stands. The position before its last move is kept for variations.
typedef struct jd_pgn_line {
    jd_position place[2];
    uint8_t at;       // which of both is the position now
    uint8_t moved;    // 1: the other is the one before the last move
    uint8_t unread;   // words since the line could not be followed, counted to 2
    uint8_t no_start; // 1: not even its first position is known
} jd_pgn_line;

typedef enum jd_pgn_inside {
    JD_PGN_IN_TOKENS,
    JD_PGN_IN_BRACES,  // of a comment
    JD_PGN_IN_LINE,    // ; to the end of the line
    JD_PGN_IN_ESCAPE,  // % at its beginning
    JD_PGN_IN_STRING,  // of a tag
    JD_PGN_IN_NOTHING, // refused
} jd_pgn_inside;

#define JD_PGN_HOLD  4096
#define JD_PGN_NAMES 64

// The parts are the reader's own.
typedef struct jd_pgn_reader {
    jd_pgn_host *tell;
    void *host;
    jd_pgn_mode mode;
    jd_san_style style; // of the moves
    jd_pgn_event event; // the one being told

    // Of the bytes.
    jd_pgn_inside inside;
    bool started;       // the stream's first bytes have been looked at
    bool after_cr;      // the last byte was CR: a LF belongs to it
    bool long_word;     // inside a word that is too long
    bool stopped;       // by the host
    uint32_t line;      // 1-based
    uint32_t newlines;  // since the last token
    uint32_t open_line; // where the comment began
    uint32_t open_column;
    uint32_t comment_newlines; // before it
    uint64_t open_offset;
    uint64_t line_offset; // where the line begins
    uint64_t base;        // of the window's first byte

    // Of the game.
    bool in_game;
    bool in_tags;    // not yet in its moves
    bool refused;    // strict reading has met a problem in it
    bool may_open;   // a move or a result may begin a game without tags
    bool empty_line; // among its moves: told
    uint32_t games;  // begun so far
    uint32_t depth;
    uint32_t lost_from; // the level from which on events are lost, see jd_pgn_level

    // Of its tags.
    bool has_setup;
    bool has_fen;
    bool has_result;
    uint8_t slot;     // which value is being kept, see pgn_tags.c
    uint32_t names;   // as hashes
    uint32_t kept[3]; // lengths of the values
    char value[3][JD_FEN_SIZE];
    uint64_t name_hash[JD_PGN_NAMES];
    char name[JD_PGN_NAME + 1];

    size_t text_length;
    char text[JD_PGN_PIECE + 4];
    size_t held;
    char hold[JD_PGN_HOLD];
    jd_pgn_line lines[JD_PGN_DEPTH + 1];
} jd_pgn_reader;

// `letters` are those of the pieces in the moves; figurines are read with all of them.
void jd_pgn_begin(jd_pgn_reader *reader, jd_pgn_mode mode, jd_letters letters, jd_pgn_host *tell,
                  void *host);
// Returns how many of the bytes were taken: all, unless the host stopped it.
size_t jd_pgn_feed(jd_pgn_reader *reader, const char *bytes, size_t length);
// There is no more: what was open is closed and told. False if the host stopped it, and it is to be
// called again.
bool jd_pgn_finish(jd_pgn_reader *reader);
// For the host, while it is told something: no further token is read, and feeding ends there.
void jd_pgn_stop(jd_pgn_reader *reader);

// ---- marks inside comments ----------------------------------------------------------------------

typedef enum jd_pgn_mark_kind {
    JD_PGN_CLOCK,   // [%clk 1:05:23.4]: time left
    JD_PGN_ELAPSED, // [%emt 0:00:12]: time used
    JD_PGN_EVAL,    // [%eval -0.35,20] or #-3
    JD_PGN_SQUARES, // [%csl Ye4,Rd5]
    JD_PGN_ARROWS,  // [%cal Ge2e4]
    JD_PGN_OTHER,   // any other name, or a value that is not of its kind
} jd_pgn_mark_kind;

typedef struct jd_pgn_mark {
    jd_pgn_mark_kind kind;
    size_t from, to; // where it stands in the comment, brackets included
    const char *name;
    size_t name_length;
    const char *value;
    size_t value_length;
    int64_t ms;    // of clocks
    int32_t score; // of an evaluation: centipawns for White, or moves to mate
    bool mate;     // then score counts moves
    int32_t depth; // 0: not told
} jd_pgn_mark;

// Finds the next mark at or behind *at and moves *at behind it; false if there is none.
bool jd_pgn_next_mark(const char *text, size_t length, size_t *at, jd_pgn_mark *mark);

typedef struct jd_pgn_shape {
    char color; // G, R, Y, B, ...
    jd_square from;
    jd_square to; // of an arrow, else the same square
} jd_pgn_shape;

// The next square or arrow of a mark's value.
bool jd_pgn_next_shape(const jd_pgn_mark *mark, size_t *at, jd_pgn_shape *shape);

// ---- the writer: export format, 3.2 -------------------------------------------------------------

typedef void jd_pgn_out(void *host, const char *bytes, size_t length);

typedef struct jd_pgn_tag {
    const char *name;
    size_t name_length;
    const char *value;
    size_t value_length;
} jd_pgn_tag;

// The parts are the writer's own.
typedef struct jd_pgn_writer {
    jd_pgn_out *out;
    void *host;
    uint32_t width;  // the most characters of a line, where it can be parted
    uint32_t column; // characters in the line
    bool glued;      // the next token follows without a blank
    bool numbered;   // the next move carries its number, whoever makes it
    bool in_comment; // another piece of it follows
} jd_pgn_writer;

// Lines of less than 80 columns; `width` may be set to another number afterwards.
void jd_pgn_write_begin(jd_pgn_writer *writer, jd_pgn_out *out, void *host);
// The Seven Tag Roster in its order, what is missing as unknown; then the others by name (8.1.1).
void jd_pgn_write_tags(jd_pgn_writer *writer, const jd_pgn_tag *tags, size_t count);
// A move, as SAN in whatever letters; "--" is a null move.
void jd_pgn_write_move(jd_pgn_writer *writer, uint32_t number, jd_color turn, const char *san);
void jd_pgn_write_glyph(jd_pgn_writer *writer, uint8_t number);
// Line ends may take the place of blanks in it. A closing brace is kept by writing the comment to
// the end of a line; where that cannot be, it becomes a square bracket. A long one may come in
// pieces, cut before blanks: `more` follow.
void jd_pgn_write_comment(jd_pgn_writer *writer, const char *text, size_t length, bool more);
void jd_pgn_write_open(jd_pgn_writer *writer);
void jd_pgn_write_close(jd_pgn_writer *writer);
// Ends the game.
void jd_pgn_write_result(jd_pgn_writer *writer, jd_pgn_result result);

#endif
