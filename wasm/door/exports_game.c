// exports_game.c -- the door, second half: the game.
//
// Its block begins where the memory ended at the start and grows with the memory. While it lies
// here it may have room for more plies than are on record; jdw_game_size takes the room away again.
// SPDX-License-Identifier: MIT

#include "exports.h"

#include "line.h"

#include <string.h>

static jd_game *game;             // the resident one, or NULL before the first
static jd_verdicts said;          // on the last act that came as numbers
static const jd_game *said_after; // the game after it

enum { PAGE = 65536, FIRST_PLIES = 64, STATE_ROOM = 16384 };

#ifdef __wasm__
static size_t pages(void) { return __builtin_wasm_memory_size(0); }
static bool add_pages(size_t more) { return __builtin_wasm_memory_grow(0, more) != (size_t)-1; }
static jd_game *block_at(size_t address) { return (jd_game *)address; }
#else // only to be looked at by the compilers
static size_t pages(void) { return 0; }
static bool add_pages(size_t more) { return more == 0; }
static jd_game *block_at(size_t address) { return address ? game : NULL; }
#endif

// Makes room for a block of so many bytes; its address, or -1 if the machine has no more memory.
DOOR(int, jdw_game_room, (uint32_t bytes)) {
    static size_t start;
    start = start ? start : pages() * PAGE;
    const size_t needed = (start + bytes + PAGE - 1) / PAGE;
    if (needed > pages() && !add_pages(needed - pages())) {
        return MISUSE;
    }
    game = block_at(start);
    return (int)start;
}

// A new game in the block.
DOOR(int, jdw_game_new, (void)) {
    if (jdw_game_room((uint32_t)jd_game_size(0)) < 0) {
        return MISUSE;
    }
    jd_game_init(game, 0);
    return 0;
}

// Makes room for about twice as many plies; 0 if the machine has no more memory.
DOOR(int, jdw_game_grow, (void)) {
    if (!game) {
        return MISUSE;
    }
    const uint32_t capacity = 2 * game->capacity + FIRST_PLIES;
    if (jdw_game_room((uint32_t)jd_game_size(capacity)) < 0) {
        return 0;
    }
    jd_game_grow(game, capacity);
    return 1;
}

// The bytes that are the game: to be saved, or moved elsewhere.
DOOR(int, jdw_game_size, (void)) {
    if (!game) {
        return MISUSE;
    }
    game->capacity = game->plies;
    return (int)jd_game_used_bytes(game);
}

// Writes the verdicts into the text area, one a line; a bit for each that is a ruling.
static uint32_t put_verdicts(const jd_game *after, const jd_verdicts *verdicts, size_t *length) {
    uint32_t rulings = 0;
    *length = 0;
    for (int i = 0; i < verdicts->count; i++) {
        const jd_verdict *verdict = &verdicts->list[i];
        char *out = door_text + *length;
        *length += (size_t)jd_line_verdict(after, verdict, out, TEXT_SIZE - *length - 1);
        door_text[(*length)++] = '\n';
        rulings |= (uint32_t)jd_verdict_is_ruling((jd_verdict_code)verdict->code) << i;
    }
    return rulings;
}

// What a line brought about: verdicts or the mistake go into the text area; in words the length of
// that, the column of the mistake, the bits of the rulings.
static int put_result(const jd_game *after, const jd_line_result *result) {
    size_t written = 0;
    door_words[1] = result->column;
    door_words[2] = put_verdicts(after, &result->verdicts, &written);
    door_words[0] = result->mistake ? (uint32_t)door_put_text(result->mistake) : (uint32_t)written;
    return (int)result->status;
}

// Applies one line: a jd_line_status.
DOOR(int, jdw_game_line, (uint32_t length)) {
    if (length > TEXT_SIZE || !game) {
        return MISUSE;
    }
    const jd_line_result result = jd_line_apply(game, door_text, length);
    return put_result(game, &result);
}

// A copy of the game behind its block, with room for one act, or NULL if there is no more memory.
static jd_game *spare(void) {
    const size_t start = jd_game_size(game->capacity);
    const uint32_t capacity = game->capacity + 2 * JD_PLIES_AN_ACT;
    if (jdw_game_room((uint32_t)(start + jd_game_size(capacity))) < 0) {
        return NULL;
    }
    jd_game *copy = (jd_game *)(void *)((char *)game + start);
    (void)memcpy(copy, game, jd_game_used_bytes(game));
    jd_game_grow(copy, capacity);
    return copy;
}

// The same with a copy: what the line would bring about, and the game stays as it is.
DOOR(int, jdw_game_try, (uint32_t length)) {
    jd_game *copy = length <= TEXT_SIZE && game ? spare() : NULL;
    if (!copy) {
        return MISUSE;
    }
    const jd_line_result result = jd_line_apply(copy, door_text, length);
    return put_result(copy, &result);
}

// An act as numbers, so that no text has to be read: in `head` the act, who does it (8), whether it
// is `play` (10), whether it is only tried, on a copy (11), a kind of piece (12), what is said
// beside (16); in `where` up to three squares of 8 bits and their number.
static jd_event event_of(uint32_t head, uint32_t where, double ms) {
    jd_event event = {.dt_ms = (int64_t)ms,
                      .act = (uint8_t)head,
                      .actor = (uint8_t)(head >> 8 & 3),
                      .kind = (uint8_t)(head >> 12 & 7),
                      .said = (uint8_t)(head >> 16),
                      .squares = (uint8_t)(where >> 24)};
    for (int i = 0; i < event.squares; i++) {
        event.square[i] = (jd_square)(where >> 8 * i & 63);
    }
    return event;
}

// The shapes of arguments that verdicts.def names.
typedef enum shape {
    SHAPE_nothing,
    SHAPE_move,
    SHAPE_side,
    SHAPE_word,
    SHAPE_n,
    SHAPE_side_n,
    // what only the text can say
    SHAPE_moves,
    SHAPE_times,
    SHAPE_sealed,
    SHAPE_side_time,
    SHAPE_san,
    SHAPE_points,
    SHAPE_score,
} shape;

#define UNTOLD UINT32_MAX

// The arguments of a verdict as one number, or UNTOLD.
static uint32_t arguments_of(const jd_verdict *verdict) {
    static const uint8_t shapes[JD_VERDICT_COUNT] = {
#define VERDICT(name, class, shape) SHAPE_##shape,
#include "verdicts.def"
#undef VERDICT
    };
    switch ((shape)shapes[verdict->code]) {
    case SHAPE_nothing: return 0;
    case SHAPE_move: return verdict->move;
    case SHAPE_side: return verdict->side;
    case SHAPE_word: return verdict->word;
    case SHAPE_n: return verdict->n;
    case SHAPE_side_n: return verdict->n < UNTOLD / 2 ? verdict->n << 1 | verdict->side : UNTOLD;
    default: return UNTOLD;
    }
}

// Applies or tries an act: a jd_line_status; in words how many verdicts there are, and of each
// two numbers that are equal when the texts are. The texts themselves are told by jdw_game_said.
DOOR(int, jdw_game_act, (uint32_t head, uint32_t where, double ms)) {
    const bool known = (uint8_t)head < JD_ACT_COUNT && (head >> 8 & 3) <= JD_BY_ARBITER &&
                       where >> 24 <= JD_MAX_TOUCHED && ms >= 0 && ms < (double)JD_FOREVER;
    jd_game *on = game && (head >> 11 & 1) != 0 ? spare() : game;
    if (!known || !on) {
        return MISUSE;
    }
    const jd_event event = event_of(head, where, ms);
    const jd_line_result result = jd_line_act(on, &event, (head >> 10 & 1) != 0);
    said = result.verdicts;
    said_after = on;
    door_words[0] = (uint32_t)said.count;
    for (int i = 0; i < said.count; i++) {
        const jd_verdict *verdict = &said.list[i];
        door_words[1 + 2 * i] =
            verdict->code | (uint32_t)verdict->article << 8 | (uint32_t)jd_game_edition(on) << 16;
        door_words[2 + 2 * i] = arguments_of(verdict);
    }
    return (int)result.status;
}

// Writes the verdicts of the act just given as text; returns its length, and in words the bits of
// the rulings.
DOOR(int, jdw_game_said, (void)) {
    size_t written = 0;
    if (!said_after) {
        return MISUSE;
    }
    door_words[0] = put_verdicts(said_after, &said, &written);
    return (int)written;
}

// Answers a question: 1 and the length of the answer in words, or 0 and the column of the mistake.
DOOR(int, jdw_game_ask, (uint32_t length)) {
    if (length >= TEXT_SIZE / 2 || !game) {
        return MISUSE;
    }
    char *answer = door_text + TEXT_SIZE / 2;
    const int size = jd_line_ask(game, door_text, length, answer, TEXT_SIZE / 2);
    door_words[0] = (uint32_t)(size < 0 ? -size : door_put_text(answer));
    return size >= 0;
}

// Writes the state of the game as JSON behind the block, where room can be made; returns its
// length, and in words where it lies.
DOOR(int, jdw_game_state, (void)) {
    if (!game) {
        return MISUSE;
    }
    const uint32_t start = (uint32_t)jd_game_size(game->capacity);
    char *out = (char *)game + start;
    size_t room = STATE_ROOM;
    int length = 0;
    for (bool fits = false; !fits; room = (size_t)length + 1) {
        if (jdw_game_room(start + (uint32_t)room) < 0) {
            return MISUSE;
        }
        length = jd_line_state(game, out, room);
        fits = (size_t)length < room;
    }
    door_words[0] = (uint32_t)(uintptr_t)out;
    return length;
}

// How many plies are on record.
DOOR(int, jdw_game_plies, (void)) { return game ? (int)game->plies : MISUSE; }

// The position of the game becomes the resident one; of a ply on record the one before it.
DOOR(int, jdw_game_position, (uint32_t ply)) {
    if (!game || ply > game->plies) {
        return MISUSE;
    }
    door_position = ply < game->plies ? jd_unpack(&game->ply[ply].before) : game->position;
    return 0;
}

// Writes the sheet from a ply on, one move a line, as many as fit; returns the length, and in words
// the ply after the last.
DOOR(int, jdw_game_sheet, (uint32_t from)) {
    if (!game || from > game->plies) {
        return MISUSE;
    }
    door_words[0] = jd_line_sheet(game, from, door_text, TEXT_SIZE);
    return (int)strlen(door_text);
}

// Writes the correct claims of a draw by a side, one a line; returns the length.
DOOR(int, jdw_game_claims, (uint32_t side)) {
    return game && side <= JD_BLACK ? jd_line_claims(game, (jd_color)side, door_text, TEXT_SIZE)
                                    : MISUSE;
}

static uint32_t *put_time(uint32_t *at, int64_t ms) {
    at[0] = (uint32_t)((uint64_t)ms & UINT32_MAX);
    at[1] = (uint32_t)((uint64_t)ms >> 32);
    return at + 2;
}

// The clocks as they will be so many ms after the last act, if nothing happens; the game stays as
// it is. In words, for each side: left, to the flag, used (two halves each), moves counted, period,
// whether the flag hangs, whether the clock runs.
DOOR(int, jdw_game_clocks, (double ms)) {
    const bool possible = ms >= 0 && ms < (double)JD_FOREVER && game;
    jd_game *then = possible ? spare() : NULL;
    if (!then) {
        return MISUSE;
    }
    const jd_event wait = {.dt_ms = (int64_t)ms, .actor = JD_BY_ARBITER, .act = JD_ACT_WAIT};
    const jd_verdicts unsaid = jd_referee_apply(then, &wait);
    uint32_t *at = door_words;
    (void)unsaid;
    for (jd_color side = JD_WHITE; side <= JD_BLACK; side++) {
        const uint32_t counted = jd_game_counted(then, side);
        at = put_time(at, jd_law_12_1_left_ms(then, side));
        at = put_time(at, jd_limit_to_flag_ms(then, side));
        at = put_time(at, then->clock.used_ms[side]);
        *at++ = counted;
        *at++ = jd_control_of(&then->profile, counted) + 1;
        *at++ = then->clock.fallen[side] > then->clock.seen[side];
        *at++ = then->clock.running == side;
    }
    return 0;
}
