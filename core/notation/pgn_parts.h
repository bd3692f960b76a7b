// pgn_parts.h -- what the parts of the PGN reader share. Floor 2, not for others.
//
// pgn_scan.c cuts the bytes into tokens, pgn_read.c feeds it and knows what may follow what,
// pgn_tags.c reads tags and finds where a game starts, pgn_moves.c reads the words of moves,
// pgn_tell.c tells the host what they found, pgn_signs.c knows results and signs.
// SPDX-License-Identifier: MIT

#ifndef JD_PGN_PARTS_H
#define JD_PGN_PARTS_H

#include "pgn.h"

typedef enum jd_pgn_token_kind {
    JD_PGN_NO_TOKEN, // blanks, an escape line
    JD_PGN_TAG_NAME,
    JD_PGN_TAG_WHOLE, // a tag without quotes: its name; the value stands in reader->text
    JD_PGN_TAG_VALUE, // of the tag before, or a piece of it
    JD_PGN_REMARKS,   // a comment or a piece of it
    JD_PGN_GLYPH,     // $n
    JD_PGN_MARKS,     // ! ? and their pairs
    JD_PGN_OPENING,   // (
    JD_PGN_CLOSING,   // )
    JD_PGN_OFFERING,  // (=)
    JD_PGN_WORD,
    JD_PGN_LONG_WORD, // a piece of one
    JD_PGN_ANGLE,     // <...>
    JD_PGN_STRAY,     // characters that begin nothing
    JD_PGN_CONTROL,   // bytes that are no text
    JD_PGN_WIDE,      // UTF-16
} jd_pgn_token_kind;

typedef struct jd_pgn_token {
    jd_pgn_token_kind kind;
    jd_pgn_code problem; // JD_PGN_CODE_COUNT: none
    const char *text;
    size_t length;
    uint64_t offset;
    uint32_t line;
    uint32_t newlines; // since the token before
    uint32_t column;
    bool more;   // another piece follows
    bool to_end; // a ; comment
} jd_pgn_token;

// Bytes as they lie before the reader.
typedef struct jd_pgn_window {
    const char *text;
    size_t at;
    size_t length;
    bool final; // nothing comes behind
    jd_pgn_token token;
} jd_pgn_window;

// Finds the window's next token; false if it needs more bytes, and then it is left there.
bool jd_pgn_scan(jd_pgn_reader *reader, jd_pgn_window *window);

// Begins an event with the place of the token; there is one at a time. Then it is told.
jd_pgn_event *jd_pgn_event_of(jd_pgn_reader *reader, const jd_pgn_token *token, jd_pgn_kind kind);
void jd_pgn_tell(jd_pgn_reader *reader);
void jd_pgn_tell_text(jd_pgn_reader *reader, const jd_pgn_token *token, jd_pgn_kind kind);
void jd_pgn_complain(jd_pgn_reader *reader, const jd_pgn_token *token, jd_pgn_code code);

// Begins a game if none is open.
void jd_pgn_open_game(jd_pgn_reader *reader, const jd_pgn_token *token);
// The same, and leaves its tags for its moves.
void jd_pgn_open_moves(jd_pgn_reader *reader, const jd_pgn_token *token);

// ---- tags ---------------------------------------------------------------------------------------

// The tags whose values the reader needs itself.
enum { JD_PGN_SLOT_FEN, JD_PGN_SLOT_RESULT, JD_PGN_SLOT_VARIANT, JD_PGN_NO_SLOT };

void jd_pgn_begin_tags(jd_pgn_reader *reader);
bool jd_pgn_has_name(const jd_pgn_reader *reader, const jd_pgn_token *token);
void jd_pgn_read_name(jd_pgn_reader *reader, const jd_pgn_token *token);
void jd_pgn_read_value(jd_pgn_reader *reader, const jd_pgn_token *token);
// Puts the main line where the tags say.
void jd_pgn_find_start(jd_pgn_reader *reader, const jd_pgn_token *token);

// ---- moves --------------------------------------------------------------------------------------

static inline const jd_position *jd_pgn_now(const jd_pgn_line *line) {
    return &line->place[line->at];
}
void jd_pgn_read_word(jd_pgn_reader *reader, const jd_pgn_token *token);
// Whether the word begins with a move of the initial array.
bool jd_pgn_can_be_first(const jd_pgn_reader *reader, const jd_pgn_token *token);
void jd_pgn_open_variation(jd_pgn_reader *reader, const jd_pgn_token *token);

// Lines as levels: an even one is the whole of a variation, the odd one above it what stands
// inside.
static inline uint32_t jd_pgn_level(uint32_t depth, bool inside) { return 2 * depth + inside; }
// Nothing from this level on is followed.
static inline void jd_pgn_lose(jd_pgn_reader *reader, uint32_t level) {
    reader->lost_from = level < reader->lost_from ? level : reader->lost_from;
}

// ---- signs --------------------------------------------------------------------------------------

// A result as the standard writes it (*exact) or as people do; else JD_PGN_NO_RESULT.
jd_pgn_result jd_pgn_result_of(const char *text, size_t length, bool *exact);
// The number of the glyph that a sign means, or -1.
int jd_pgn_glyph_of(const char *text, size_t length);
// The length of the sign at the end of a word, 0 if there is none.
size_t jd_pgn_sign_behind(const char *text, size_t length);

#define JD_PGN_MORE SIZE_MAX // bytes are needed to tell

// "1 - 0": how long such a result is; 0 if another text stands here.
size_t jd_pgn_spaced_result(const char *text, size_t length, bool final);
// The blanks of web pages and of Word that are none in ASCII, and what is not seen at all: how long
// the one is that stands here, or 0.
size_t jd_pgn_wide_blank(const char *text, size_t length);
bool jd_pgn_is_text(const char *text, size_t length, const char *wanted);
bool jd_pgn_is_text_any_case(const char *text, size_t length, const char *wanted);

#endif
