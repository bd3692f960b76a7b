// event_text.c -- reading `+0:05 W touch e2`: time, actor, act, arguments. Floor 7.
// SPDX-License-Identifier: MIT

#include "shapes.h"

enum { PLAYER = JD_MAY_PLAYER, ARBITER = JD_MAY_ARBITER, BOTH = PLAYER | ARBITER };

static const struct {
    const char *verb;
    int who;
    jd_shape_reader *read;
} acts[JD_ACT_COUNT] = {
#define ACT(name, verb, actors, shape) {verb, actors, jd_read_##shape},
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
