// profile.c -- the editions of the Laws as parameter records. Floor 4.
//
// Behaviour switches on a named parameter, never on an edition's name. SPDX-License-Identifier: MIT

#include "profile.h"

enum { COLUMNS = 4 };

static const struct {
    const char *name;
    jd_edition edition;
} profiles[COLUMNS] = {{"classic", JD_CLASSIC},
                       {"fide-2023-standard", JD_FIDE_2023},
                       {"fide-2023-rapid", JD_FIDE_2023},
                       {"fide-2023-blitz", JD_FIDE_2023}};

typedef enum shape { CHOICE_OF, NUMBER_OF, TIME_OF } shape;

static const struct {
    const char *name;
    const char *words; // of a choice, joined by |
    int64_t column[COLUMNS];
    shape shape;
} parameters[JD_PARAM_COUNT] = {
#define CHOICE(name, words, a, b, c, d) {#name, words, {a, b, c, d}, CHOICE_OF},
#define NUMBER(name, a, b, c, d)        {#name, "", {a, b, c, d}, NUMBER_OF},
#define TIME(name, a, b, c, d)          {#name, "", {a, b, c, d}, TIME_OF},
#include "../parameters.def"
#undef CHOICE
#undef NUMBER
#undef TIME
};

bool jd_profile_load(jd_profile *profile, jd_span name) {
    for (int column = 0; column < COLUMNS; column++) {
        if (jd_span_is(name, profiles[column].name)) {
            profile->edition = (uint8_t)profiles[column].edition;
            for (int i = 0; i < JD_PARAM_COUNT; i++) {
                profile->value[i] = parameters[i].column[column];
            }
            return true;
        }
    }
    return false;
}

// `set illegal_ms` and `set illegal` name the same time.
static bool is_named(int param, jd_span name) {
    if (jd_span_is(name, parameters[param].name)) {
        return true;
    }
    const char suffix[] = "_ms";
    char longer[40];
    if (parameters[param].shape != TIME_OF || name.length + sizeof suffix > sizeof longer) {
        return false;
    }
    jd_writer writer = jd_writer_into(longer, sizeof longer);
    for (size_t i = 0; i < name.length; i++) {
        jd_write_char(&writer, name.at[i]);
    }
    jd_write_text(&writer, suffix);
    return jd_span_is((jd_span){longer, writer.length}, parameters[param].name);
}

static bool read_choice(const char *words, jd_span value, int64_t *result) {
    jd_span rest = {words, 0};
    while (words[rest.length] != '\0') {
        rest.length++;
    }
    for (int64_t i = 0; rest.length > 0; i++) {
        const jd_span word = jd_span_until(&rest, '|');
        bool same = word.length == value.length;
        for (size_t c = 0; same && c < word.length; c++) {
            same = word.at[c] == value.at[c];
        }
        if (same) {
            *result = i;
            return true;
        }
    }
    return false;
}

jd_set_status jd_profile_set(jd_profile *profile, jd_span name, jd_span value) {
    for (int param = 0; param < JD_PARAM_COUNT; param++) {
        if (!is_named(param, name)) {
            continue;
        }
        int64_t result = 0;
        uint32_t number = 0;
        bool read = false;
        switch (parameters[param].shape) {
        case CHOICE_OF: read = read_choice(parameters[param].words, value, &result); break;
        case NUMBER_OF:
            read = jd_span_number(value, &number);
            result = number;
            break;
        case TIME_OF: read = jd_span_time(value, &result); break;
        }
        if (read) {
            profile->value[param] = result;
        }
        return read ? JD_SET_OK : JD_SET_BAD_VALUE;
    }
    return JD_SET_UNKNOWN;
}

static bool read_control(jd_span text, jd_control *control) {
    const jd_span moves = jd_span_until(&text, '/');
    *control = (jd_control){0};
    const bool counted = jd_span_number(moves, &control->moves) && control->moves > 0;
    return (counted || jd_span_is(moves, "all")) && jd_span_time(text, &control->time_ms) &&
           control->time_ms > 0;
}

bool jd_profile_set_controls(jd_profile *profile, jd_span text) {
    jd_profile changed = *profile;
    if (jd_span_is(text, "none")) { // no control at all: without a limit
        profile->controls = 0;
        profile->repeat = 0;
        return true;
    }
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
