// event_text.c -- reading `+0:05 W touch e2`: time, actor, act, arguments. Floor 7.
// SPDX-License-Identifier: MIT

#include "lines.h"

// Shapes of arguments, one reader each; acts.def names them.
typedef bool shape_reader(jd_reader *reader, const jd_game *game, jd_event *event);

static bool read_NOTHING(jd_reader *reader, const jd_game *game, jd_event *event) {
    (void)reader;
    (void)game;
    (void)event;
    return true;
}

static bool read_SQUARE(jd_reader *reader, const jd_game *game, jd_event *event) {
    (void)game;
    event->squares = 1;
    return jd_reader_square(reader, &event->square[0]);
}

// e1+h1 [accident]
static bool read_TOUCHED(jd_reader *reader, const jd_game *game, jd_event *event) {
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

static bool read_ON_OFF(jd_reader *reader, const jd_game *game, jd_event *event) {
    (void)game;
    const jd_span word = jd_reader_next(reader);
    const bool on = jd_span_is(word, "on");
    event->said |= on ? JD_SAID_ON : 0;
    return on || jd_span_is(word, "off") || jd_reader_fail(reader, "on-or-off-expected");
}

static bool read_PIECE(jd_reader *reader, const jd_game *game, jd_event *event) {
    (void)game;
    const jd_span word = jd_reader_next(reader);
    event->kind = word.length == 1 ? (uint8_t)jd_kind_of_letter(word.at[0]) : JD_NO_KIND;
    return event->kind != JD_NO_KIND || jd_reader_fail(reader, "piece-expected");
}

static bool read_PIECE_SQUARE(jd_reader *reader, const jd_game *game, jd_event *event) {
    return read_PIECE(reader, game, event) && read_SQUARE(reader, game, event);
}

// Nothing, or the square of a piece and where it is put.
static bool read_FIX(jd_reader *reader, const jd_game *game, jd_event *event) {
    (void)game;
    jd_reader ahead = *reader;
    if (jd_reader_next(&ahead).length == 0) {
        return true;
    }
    event->squares = 2;
    return jd_reader_square(reader, &event->square[0]) &&
           jd_reader_square(reader, &event->square[1]);
}

static bool read_MOVE(jd_reader *reader, const jd_game *game, jd_event *event) {
    if (event->actor == JD_BY_ARBITER) {
        return true; // refused by jd_reader_event
    }
    return jd_reader_move(reader, game, (jd_color)event->actor, event);
}

// Why the clocks are stopped: for people, not for the referee.
static bool read_REASON(jd_reader *reader, const jd_game *game, jd_event *event) {
    (void)game;
    (void)event;
    reader->rest.length = 0;
    return true;
}

static bool read_FOUND(jd_reader *reader, const jd_game *game, jd_event *event) {
    (void)game;
    if (jd_reader_next(reader).length == 0) {
        return true;
    }
    event->said |= JD_SAID_UNRECOVERABLE;
    return jd_span_is(reader->word, "unrecoverable") || jd_reader_fail(reader, "unknown-word");
}

static bool read_CLAIM(jd_reader *reader, const jd_game *game, jd_event *event) {
    static const char *const names[JD_CLAIM_COUNT] = {
        [JD_CLAIM_TOUCH] = "touch",     [JD_CLAIM_FLAG] = "flag",
        [JD_CLAIM_ILLEGAL] = "illegal", [JD_CLAIM_DISPLACED] = "displaced",
        [JD_CLAIM_SETUP] = "setup",     [JD_CLAIM_COLOURS] = "colours",
        [JD_CLAIM_BOARD] = "board",
    };
    const jd_span word = jd_reader_next(reader);
    for (int i = 0; i < JD_CLAIM_COUNT; i++) {
        if (jd_span_is(word, names[i])) {
            event->claim = (uint8_t)i;
            const bool lost = i == JD_CLAIM_ILLEGAL || i == JD_CLAIM_DISPLACED;
            return !lost || read_FOUND(reader, game, event);
        }
    }
    return jd_reader_fail(reader, "unknown-claim");
}

static bool read_SIDE_DEFECT(jd_reader *reader, const jd_game *game, jd_event *event) {
    (void)game;
    jd_color side = JD_WHITE;
    if (!jd_reader_side(reader, &side, true)) {
        return false;
    }
    event->side = (uint8_t)side;
    if (jd_reader_next(reader).length > 0) {
        event->said |= JD_SAID_DEFECT;
        return jd_span_is(reader->word, "defect") || jd_reader_fail(reader, "unknown-word");
    }
    return true;
}

enum { PLAYER = JD_MAY_PLAYER, ARBITER = JD_MAY_ARBITER, BOTH = PLAYER | ARBITER };

static const struct {
    const char *verb;
    int who;
    shape_reader *read;
} acts[JD_ACT_COUNT] = {
#define ACT(name, verb, actors, shape) {verb, actors, read_##shape},
#include "../acts.def"
#undef ACT
};

static bool read_actor(jd_reader *reader, jd_event *event) {
    static const char *const actors[] = {"W", "B", "A"};
    for (uint8_t i = 0; i < 3; i++) {
        if (jd_span_is(reader->word, actors[i])) {
            event->actor = i;
            return true;
        }
    }
    return jd_reader_fail(reader, "actor-expected");
}

static bool read_act(jd_reader *reader, const jd_game *game, jd_event *event, bool *play) {
    const jd_span verb = jd_reader_next(reader);
    *play = jd_span_is(verb, "play");
    for (int i = 0; i < JD_ACT_COUNT; i++) {
        if (jd_span_is(verb, acts[i].verb) || (*play && i == JD_ACT_MOVE)) {
            event->act = (uint8_t)i;
            const int actor = event->actor == JD_BY_ARBITER ? ARBITER : PLAYER;
            return (acts[i].who & actor) != 0 ? acts[i].read(reader, game, event)
                                              : jd_reader_fail(reader, "wrong-actor");
        }
    }
    return jd_reader_fail(reader, "unknown-verb");
}

bool jd_reader_event(jd_reader *reader, const jd_game *game, jd_event *event, bool *play) {
    *event = (jd_event){0};
    jd_span word = jd_reader_next(reader);
    if (word.length > 0 && word.at[0] == '+') {
        const jd_span time = {word.at + 1, word.length - 1};
        if (!jd_span_time(time, &event->dt_ms)) {
            return jd_reader_fail(reader, "time-expected");
        }
        (void)jd_reader_next(reader);
    }
    return read_actor(reader, event) && read_act(reader, game, event, play) &&
           jd_reader_end(reader);
}
