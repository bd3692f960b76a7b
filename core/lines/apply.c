// apply.c -- one line in, verdicts out. Floor 7.
// SPDX-License-Identifier: MIT

#include "lines.h"

static jd_line_result mistake(const jd_reader *reader, const char *line) {
    return (jd_line_result){.status = JD_LINE_MISTAKE,
                            .column = (uint32_t)(reader->mistake.at - line) + 1,
                            .mistake = reader->mistake.code};
}

static void append(jd_verdicts *to, const jd_verdicts *more) {
    for (int i = 0; i < more->count && to->count < JD_MAX_VERDICTS; i++) {
        to->list[to->count++] = more->list[i];
    }
}

// `play`: the clock is pressed when the move has been completed and the game goes on. A move played
// after an adjournment was announced has still to be sealed (13.1(1)).
static void press(jd_game *game, const jd_event *move, jd_verdicts *verdicts) {
    if (jd_verdicts_have(verdicts, JD_MADE) && game->phase == JD_PHASE_RUNNING) {
        const jd_event event = {.actor = move->actor, .act = JD_ACT_PRESS};
        const jd_verdicts pressed = jd_referee_apply(game, &event);
        append(verdicts, &pressed);
    }
}

jd_line_result jd_line_act(jd_game *game, const jd_event *event, bool play) {
    jd_line_result result = {.status = JD_LINE_OK};
    if (game->capacity - game->plies < 2 * JD_PLIES_AN_ACT) {
        return (jd_line_result){.status = JD_LINE_NEEDS_ROOM};
    }
    result.verdicts = jd_referee_apply(game, event);
    if (play) {
        press(game, event, &result.verdicts);
    }
    return result;
}

static jd_line_result apply_event(jd_game *game, jd_reader *reader, const char *line) {
    jd_event event;
    bool play = false;
    return jd_reader_event(reader, game, &event, &play) ? jd_line_act(game, &event, play)
                                                        : mistake(reader, line);
}

jd_line_result jd_line_apply(jd_game *game, const char *text, size_t length) {
    jd_reader reader = {.rest = {text, length}};
    jd_reader first = reader;
    (void)jd_reader_next(&first);
    if (first.word.length == 0) {
        return (jd_line_result){.status = JD_LINE_OK}; // blank or a comment
    }
    if (!jd_is_setup_verb(first.word)) {
        return apply_event(game, &reader, text);
    }
    jd_line_result result = {.status = JD_LINE_OK};
    bool needs_room = false;
    if (!jd_apply_setup(&first, game, &result.verdicts, &needs_room)) {
        return mistake(&first, text);
    }
    result.status = needs_room ? JD_LINE_NEEDS_ROOM : JD_LINE_OK;
    return result;
}
