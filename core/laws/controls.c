// controls.c -- the time control as a text: `40/1:30:00+30,all/0:30:00+30`. Floor 4.
// SPDX-License-Identifier: MIT

#include "profile.h"

// Not in the Laws: what each edition is mostly played with.
static const struct {
    const char *edition;
    const char *text;
} customary[] = {
    {"classic", "40/2:00:00,20/1:00:00*"},
    {"fide-2023-standard", "40/1:30:00+30,all/0:30:00+30"},
    {"fide-2023-rapid", "all/0:15:00+10"},
    {"fide-2023-blitz", "all/0:03:00+2"},
};
enum { CUSTOMARY = sizeof customary / sizeof customary[0] };

// An increment, or with `d` or `b` at its end a delay.
static bool read_increment(jd_span text, jd_control *control) {
    const char last = text.length > 0 ? text.at[text.length - 1] : '0';
    const bool delay = last == 'd' || last == 'b';
    int64_t ms = 0;
    text.length -= delay;
    if (!jd_span_time(text, &ms) || ms == 0) {
        return false;
    }
    control->inc_ms = delay ? 0 : ms;
    control->delay_ms = delay ? ms : 0;
    control->delay_kind = last == 'd' ? JD_DELAY_US : last == 'b' ? JD_DELAY_BRONSTEIN : 0;
    return true;
}

static bool read_control(jd_span text, jd_control *control) {
    const jd_span moves = jd_span_until(&text, '/');
    const size_t length = text.length;
    const jd_span time = jd_span_until(&text, '+');
    const bool more = time.length < length;
    *control = (jd_control){0};
    const bool counted = jd_span_number(moves, &control->moves) && control->moves > 0;
    return (counted || jd_span_is(moves, "all")) && jd_span_time(time, &control->time_ms) &&
           control->time_ms > 0 && (!more || read_increment(text, control));
}

static jd_span by_custom(jd_span text) {
    for (int i = 0; i < CUSTOMARY; i++) {
        if (jd_span_is(text, customary[i].edition)) {
            return jd_span_of(customary[i].text);
        }
    }
    return text;
}

bool jd_profile_set_controls(jd_profile *profile, jd_span text) {
    jd_profile changed = *profile;
    if (jd_span_is(text, "none")) { // no control at all: without a limit
        profile->controls = 0;
        profile->repeat = 0;
        return true;
    }
    text = by_custom(text);
    changed.repeat = text.length > 0 && text.at[text.length - 1] == '*';
    text.length -= changed.repeat;
    changed.controls = 0;
    bool all = false; // a control of all moves is the last
    for (int i = 0; i < JD_MAX_CONTROLS; i++) {
        changed.control[i] = (jd_control){0};
    }
    while (text.length > 0) {
        const bool dangling = text.at[text.length - 1] == ',';
        const jd_span part = jd_span_until(&text, ',');
        if (all || dangling || changed.controls == JD_MAX_CONTROLS ||
            !read_control(part, &changed.control[changed.controls])) {
            return false;
        }
        all = changed.control[changed.controls++].moves == 0;
    }
    if (changed.controls == 0 || (all && changed.repeat)) {
        return false;
    }
    *profile = changed;
    return true;
}
