// exports.c -- the door, first part: positions. With exports_*.c all that knows it is WebAssembly.
//
// JavaScript owns all positions and games as bytes and copies the one it works with into an area
// here; text and lists go in and out through two more. Nothing is allocated, no handle is given
// out, and no function knows chess: each asks the core one question. Numbers that name nothing get
// -1, which the loader turns into a RangeError. jdw_layout says where everything lies.
// SPDX-License-Identifier: MIT

#include "exports.h"

#include "board/can_mate.h"
#include "board/moves.h"
#include "board/perft.h"
#include "laws/laws.h"
#include "notation/fen.h"
#include "notation/san.h"
#include "notation/uci.h"

enum {
    ABI = 1,           // changes with the meaning of the areas or of a function
    MAX_DEPTH = 32,    // plies of perft, for which the stack is large enough
    PROBLEM_WORDS = 6, // words of one problem of a FEN
};

char door_text[TEXT_SIZE];
uint32_t door_words[WORDS_COUNT];
jd_position door_position;
static jd_position other; // what the resident one is compared with

// ---- where things lie ------------------------------------------------------------------------

typedef enum place {
    PLACE_ABI,
    PLACE_TEXT,
    PLACE_TEXT_SIZE,
    PLACE_WORDS,
    PLACE_WORDS_COUNT,
    PLACE_POSITION,
    PLACE_POSITION_SIZE,
    PLACE_OTHER,
    PLACE_AT, // offsets inside a position, for reading what stands where
    PLACE_TURN,
    PLACE_ROOK,
    PLACE_EN_PASSANT,
    PLACE_CHESS960,
    PLACE_QUIET_PLIES,
    PLACE_FULLMOVE_NUMBER,
} place;

DOOR(int, jdw_layout, (uint32_t what)) {
    switch ((place)what) {
    case PLACE_ABI: return ABI;
    case PLACE_TEXT: return (int)(uintptr_t)door_text;
    case PLACE_TEXT_SIZE: return TEXT_SIZE;
    case PLACE_WORDS: return (int)(uintptr_t)door_words;
    case PLACE_WORDS_COUNT: return WORDS_COUNT;
    case PLACE_POSITION: return (int)(uintptr_t)&door_position;
    case PLACE_POSITION_SIZE: return (int)sizeof door_position;
    case PLACE_OTHER: return (int)(uintptr_t)&other;
    case PLACE_AT: return (int)offsetof(jd_position, at);
    case PLACE_TURN: return (int)offsetof(jd_position, turn);
    case PLACE_ROOK: return (int)offsetof(jd_position, rook);
    case PLACE_EN_PASSANT: return (int)offsetof(jd_position, en_passant);
    case PLACE_CHESS960: return (int)offsetof(jd_position, chess960);
    case PLACE_QUIET_PLIES: return (int)offsetof(jd_position, quiet_plies);
    case PLACE_FULLMOVE_NUMBER: return (int)offsetof(jd_position, fullmove_number);
    }
    return MISUSE;
}

// ---- helpers ---------------------------------------------------------------------------------

static void put_squares(uint32_t at[2], jd_squares squares) {
    at[0] = (uint32_t)squares;
    at[1] = (uint32_t)(squares >> 32);
}

int door_put_text(const char *from) {
    int length = 0;
    for (; from[length] && length < TEXT_SIZE; length++) {
        door_text[length] = from[length];
    }
    return length;
}

// A move with what JavaScript wants to know of it: bits 0-15 the move, 16-18 the kind that moves,
// 19-21 the kind it captures, 22 whether castling is written king takes rook, 23-28 where the
// captured piece stands.
uint32_t door_described(const jd_position *position, jd_move move) {
    const uint32_t kind = jd_kind_of(position->at[jd_move_from(move)]);
    const jd_square victim = jd_position_captured(position, move);
    const uint32_t taken = victim < JD_NO_SQUARE ? jd_kind_of(position->at[victim]) : 0u;
    return move | kind << 16 | taken << 19 | (uint32_t)position->chess960 << 22 |
           (victim & 63u) << 23;
}

static uint32_t described(jd_move move) { return door_described(&door_position, move); }

// ---- the vocabulary: codes as text -----------------------------------------------------------

typedef enum word_list {
    LIST_REASON,
    LIST_REASON_ARTICLE,
    LIST_FEN,
    LIST_SAN,
    LIST_ARTICLE,
} word_list;

static const char *word_of(uint32_t list, uint32_t code) {
    switch ((word_list)list) {
    case LIST_REASON: return code < JD_REASON_COUNT ? jd_reason_text((jd_reason_code)code) : NULL;
    case LIST_REASON_ARTICLE:
        return code < JD_REASON_COUNT ? jd_reason_article((jd_reason_code)code) : NULL;
    case LIST_FEN: return code < JD_FEN_CODE_COUNT ? jd_fen_code_text((jd_fen_code)code) : NULL;
    case LIST_SAN: return code <= JD_SAN_NULL ? jd_san_status_text((jd_san_status)code) : NULL;
    case LIST_ARTICLE:
        return code < JD_ARTICLE_COUNT ? jd_article_text((jd_article)code, JD_CLASSIC) : NULL;
    }
    return NULL;
}

// Writes the text of a code; returns its length.
DOOR(int, jdw_word, (uint32_t list, uint32_t code)) {
    const char *word = word_of(list, code);
    return word ? door_put_text(word) : MISUSE;
}

// ---- positions: set-up, FEN ------------------------------------------------------------------

DOOR(int, jdw_start, (void)) {
    door_position = jd_position_start();
    return 0;
}

// Reads a FEN into the resident position. words: the number of problems, then each as code, field,
// warning, column and two halves of its squares. Returns 1 if the position was written.
DOOR(int, jdw_fen_read, (uint32_t length, uint32_t mode, uint32_t level)) {
    if (length > TEXT_SIZE || mode > JD_FEN_LENIENT || level > JD_FEN_LEGAL) {
        return MISUSE;
    }
    const jd_fen_report report =
        jd_fen_read(door_text, length, (jd_fen_mode)mode, (jd_fen_level)level, &door_position);
    door_words[0] = (uint32_t)report.count;
    for (int i = 0; i < report.count; i++) {
        const jd_fen_problem *problem = &report.problem[i];
        uint32_t *row = &door_words[1 + i * PROBLEM_WORDS];
        row[0] = (uint32_t)problem->code;
        row[1] = problem->field;
        row[2] = problem->warning;
        row[3] = problem->column;
        put_squares(row + 4, problem->squares);
    }
    return report.ok;
}

DOOR(int, jdw_fen_write, (uint32_t how)) {
    return how <= JD_FEN_EP_LEGAL ? jd_fen_write(&door_position, (jd_fen_en_passant)how, door_text)
                                  : MISUSE;
}

// ---- moves -----------------------------------------------------------------------------------

// All legal moves, described, in words; returns their number.
DOOR(int, jdw_moves, (void)) {
    jd_move list[JD_MAX_MOVES];
    const int count = jd_moves(&door_position, list);
    for (int i = 0; i < count; i++) {
        door_words[i] = described(list[i]);
    }
    return count;
}

// Writes the UCI of a move; returns its length.
DOOR(int, jdw_uci_write, (uint32_t move)) {
    return move <= UINT16_MAX ? jd_uci_write(&door_position, (jd_move)move, door_text) : MISUSE;
}

// Gives the move to the other side; 0 if its king could then be taken.
DOOR(int, jdw_give_move, (uint32_t color)) {
    return color <= JD_BLACK ? jd_position_give_move(&door_position, (jd_color)color) : MISUSE;
}

// Whether the side can still mate: a jd_mate_chance.
DOOR(int, jdw_can_mate, (uint32_t color, uint32_t budget)) {
    jd_mate_line unsaid;
    return color <= JD_BLACK ? (int)jd_find_mate(&door_position, (jd_color)color, budget, &unsaid)
                             : MISUSE;
}

// A series of moves that ends with mate by the side, described, in words; returns their number and
// one more, or 0 if none is found.
DOOR(int, jdw_mate_line, (uint32_t color, uint32_t budget)) {
    jd_mate_line line;
    if (color > JD_BLACK) {
        return MISUSE;
    }
    if (jd_find_mate(&door_position, (jd_color)color, budget, &line) != JD_MATE_YES) {
        return 0;
    }
    jd_position position = door_position;
    for (int i = 0; i < line.count; i++) {
        door_words[i] = door_described(&position, line.move[i]);
        position = jd_position_after(&position, line.move[i]);
    }
    return line.count + 1;
}

// Makes the move if it is legal: returns 1 and the position is the one after it, otherwise 0.
DOOR(int, jdw_play, (uint32_t move)) {
    if (move > UINT16_MAX) {
        return MISUSE;
    }
    if (!jd_is_legal(&door_position, (jd_move)move)) {
        return 0;
    }
    door_position = jd_position_after(&door_position, (jd_move)move);
    return 1;
}

// Reads a UCI move: 0 if the text is none; else 1, in words the legal move described (0 if none
// is), the two squares and the kind a pawn is to become.
DOOR(int, jdw_uci_read, (uint32_t length)) {
    jd_square from = JD_NO_SQUARE;
    jd_square to = JD_NO_SQUARE;
    jd_kind promotion = JD_NO_KIND;
    if (length > TEXT_SIZE) {
        return MISUSE;
    }
    if (!jd_uci_read(door_text, length, &from, &to, &promotion)) {
        return 0;
    }
    const jd_move move = jd_find_move(&door_position, from, to, promotion);
    door_words[0] = move ? described(move) : 0u;
    door_words[1] = from;
    door_words[2] = to;
    door_words[3] = (uint32_t)promotion;
    return 1;
}

// Why the piece may not go there: the code of a reason, 0 if it may; the squares concerned in
// words.
DOOR(int, jdw_why, (uint32_t from, uint32_t to, uint32_t promotion)) {
    if (from >= JD_NO_SQUARE || to >= JD_NO_SQUARE || promotion > JD_KING) {
        return MISUSE;
    }
    const jd_reason reason =
        jd_why_illegal(&door_position, (jd_square)from, (jd_square)to, (jd_kind)promotion);
    put_squares(door_words, reason.squares);
    return (int)reason.code;
}

// Reads SAN: the status; in words the move described and the column where reading failed; if the
// move is not legal also the code of a reason (0: none), the move meant, and the squares concerned.
DOOR(int, jdw_san_read, (uint32_t length, uint32_t mode, uint32_t letters)) {
    jd_move move = JD_NO_MOVE;
    if (length > TEXT_SIZE || mode > JD_SAN_LENIENT || letters >= JD_LETTERS_COUNT) {
        return MISUSE;
    }
    door_words[1] = 0;
    const jd_san_style style = {(jd_san_mode)mode, (jd_letters)letters};
    const jd_san_status status =
        jd_san_read_as(&door_position, door_text, length, style, &move, &door_words[1]);
    door_words[0] = move ? described(move) : 0u;
    if (status == JD_SAN_ILLEGAL) {
        const jd_reason reason =
            jd_san_why(&door_position, door_text, length, style.letters, &move);
        door_words[2] = (uint32_t)reason.code;
        door_words[3] = move;
        put_squares(door_words + 4, reason.squares);
    }
    return (int)status;
}

// Writes the SAN of a legal move; 0 if it is not legal.
DOOR(int, jdw_san_write, (uint32_t move, uint32_t letters)) {
    if (move > UINT16_MAX || letters >= JD_LETTERS_COUNT) {
        return MISUSE;
    }
    if (!jd_is_legal(&door_position, (jd_move)move)) {
        return 0;
    }
    char english[JD_SAN_SIZE];
    (void)jd_san_write(&door_position, (jd_move)move, english);
    return jd_san_translate(english, (jd_letters)letters, door_text);
}

// ---- questions about a position --------------------------------------------------------------

DOOR(int, jdw_checkers, (void)) {
    put_squares(door_words, jd_checkers(&door_position));
    return 0;
}

DOOR(int, jdw_attackers, (uint32_t square, uint32_t by)) {
    if (square >= JD_NO_SQUARE || by > JD_BLACK) {
        return MISUSE;
    }
    put_squares(door_words, jd_attackers(&door_position, (jd_square)square, (jd_color)by));
    return 0;
}

DOOR(int, jdw_pinned, (uint32_t color)) {
    if (color > JD_BLACK) {
        return MISUSE;
    }
    put_squares(door_words, jd_pinned(&door_position, (jd_color)color));
    return 0;
}

// Where the piece on a square could go if nothing else mattered, in words.
DOOR(int, jdw_targets, (uint32_t square)) {
    if (square >= 64) {
        return MISUSE;
    }
    put_squares(door_words, jd_geometric_targets(&door_position, (jd_square)square));
    return 0;
}

// What pins the piece on the square: whatever attacks its king once the piece is gone.
DOOR(int, jdw_pinners, (uint32_t square)) {
    if (square >= JD_NO_SQUARE || door_position.at[square] == JD_EMPTY) {
        return MISUSE;
    }
    const jd_color color = jd_color_of(door_position.at[square]);
    const jd_square king = jd_position_king(&door_position, color);
    if (!(jd_pinned(&door_position, color) & jd_bit((jd_square)square))) {
        return MISUSE;
    }
    jd_position without = door_position;
    jd_position_put(&without, (jd_square)square, JD_EMPTY);
    put_squares(door_words, jd_attackers(&without, king, jd_other(color)) &
                                ~jd_attackers(&door_position, king, jd_other(color)));
    return 0;
}

// Laws 10.1, 10.3, 10.4: 1 if a game of the classic edition ends with this position; in words the
// score and the Article.
DOOR(int, jdw_status, (void)) {
    const jd_end end = jd_law_10_position_ends(&door_position, false);
    door_words[0] = (uint32_t)end.score;
    door_words[1] = (uint32_t)end.article;
    return end.over;
}

// Law 10.10: the resident position and the other one are the same.
DOOR(int, jdw_same, (void)) { return jd_position_same(&door_position, &other); }

DOOR(int, jdw_hash, (void)) {
    put_squares(door_words, jd_position_hash(&door_position));
    return 0;
}

DOOR(double, jdw_perft, (uint32_t depth)) {
    return depth <= MAX_DEPTH ? (double)jd_perft(&door_position, (int)depth) : MISUSE;
}
