// profile.c -- the editions of the Laws as parameter records. Floor 4.
//
// Behaviour switches on a named parameter, never on an edition's name. SPDX-License-Identifier: MIT

#include "profile.h"

enum { COLUMNS = 4 };

static const char *const editions[COLUMNS] = {"classic", "fide-2023-standard", "fide-2023-rapid",
                                              "fide-2023-blitz"};

// What a modifier changes.
static const struct {
    const char *name;
    jd_param param;
    int64_t value;
} modifiers[] = {
    // 2023 A.4, B.2: with an arbiter for each few games A.5 does not apply.
    {"full-supervision", JD_PARAM_illegal_window, JD_WINDOW_GAME},
    {"full-supervision", JD_PARAM_both_check_draw, 0},
    {"full-supervision", JD_PARAM_setup_window, 0},
    {"full-supervision", JD_PARAM_flag_call, JD_CALL_CLAIM},
    // 2023 Guidelines III.
    {"quickplay", JD_PARAM_quickplay, 1},
    {"quickplay", JD_PARAM_bothflags_last, JD_BOTH_FLAGS_DRAW},
    // 2023 Guidelines II.
    {"chess960", JD_PARAM_variant, JD_VARIANT_CHESS960},
    // No edition: the program helps.
    {"training", JD_PARAM_touch_enforcement, JD_TOUCH_AUTO},
    {"training", JD_PARAM_show_check, 1},
    {"training", JD_PARAM_show_turn, 1},
    {"training", JD_PARAM_show_move_count, 1},
};
enum { MODIFIERS = sizeof modifiers / sizeof modifiers[0] };

typedef enum shape { CHOICE_OF, NUMBER_OF, TIME_OF, SOME_OF, THREE_OF } shape;

static const struct {
    const char *name;
    const char *words; // of a choice or of some, joined by |
    int64_t column[COLUMNS];
    shape shape;
} parameters[JD_PARAM_COUNT] = {
#define CHOICE(name, words, a, b, c, d) {#name, words, {a, b, c, d}, CHOICE_OF},
#define NUMBER(name, a, b, c, d)        {#name, "", {a, b, c, d}, NUMBER_OF},
#define TIME(name, a, b, c, d)          {#name, "", {a, b, c, d}, TIME_OF},
#define SOME(name, words, a, b, c, d)   {#name, words, {a, b, c, d}, SOME_OF},
#define THREE(name, a, b, c, d)         {#name, "", {a, b, c, d}, THREE_OF},
#include "../parameters.def"
};

bool jd_profile_load(jd_profile *profile, jd_span name) {
    for (int column = 0; column < COLUMNS; column++) {
        if (jd_span_is(name, editions[column])) {
            for (int i = 0; i < JD_PARAM_COUNT; i++) {
                profile->value[i] = parameters[i].column[column];
            }
            return true;
        }
    }
    bool found = false;
    for (int i = 0; i < MODIFIERS; i++) {
        if (jd_span_is(name, modifiers[i].name)) {
            profile->value[modifiers[i].param] = modifiers[i].value;
            found = true;
        }
    }
    return found;
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

static int find(jd_span name) {
    int param = 0;
    while (param < JD_PARAM_COUNT && !is_named(param, name)) {
        param++;
    }
    return param;
}

// ---- reading a value ----------------------------------------------------------------------------

static bool is_same(jd_span a, jd_span b) {
    bool same = a.length == b.length;
    for (size_t i = 0; same && i < a.length; i++) {
        same = a.at[i] == b.at[i];
    }
    return same;
}

static bool read_choice(const char *words, jd_span value, int64_t *result) {
    jd_span rest = jd_span_of(words);
    for (int64_t i = 0; rest.length > 0; i++) {
        if (is_same(jd_span_until(&rest, '|'), value)) {
            *result = i;
            return true;
        }
    }
    return false;
}

static bool read_some(const char *words, jd_span value, int64_t *result) {
    *result = 0;
    if (jd_span_is(value, "none")) {
        return true;
    }
    bool read = value.length > 0;
    while (read && value.length > 0) {
        int64_t bit = 0;
        const bool dangling = value.at[value.length - 1] == ',';
        read = !dangling && read_choice(words, jd_span_until(&value, ','), &bit);
        *result |= (int64_t)1 << bit;
    }
    return read;
}

static bool read_three(jd_span value, int64_t *result) {
    uint32_t part[3];
    for (int i = 0; i < 3; i++) {
        if (!jd_span_number(jd_span_until(&value, ','), &part[i]) || part[i] > 999) {
            return false;
        }
    }
    *result = JD_TRIPLE(part[0], part[1], part[2]);
    return value.length == 0;
}

static bool read_number(jd_span value, int64_t *result) {
    uint32_t number = 0;
    const bool read = jd_span_number(value, &number);
    *result = number;
    return read;
}

static bool read_value(int param, jd_span value, int64_t *result) {
    switch (parameters[param].shape) {
    case CHOICE_OF: return read_choice(parameters[param].words, value, result);
    case NUMBER_OF: return read_number(value, result);
    case TIME_OF: return jd_span_time(value, result);
    case SOME_OF: return read_some(parameters[param].words, value, result);
    case THREE_OF: return read_three(value, result);
    }
    return false;
}

jd_set_status jd_profile_set(jd_profile *profile, jd_span name, jd_span value) {
    const int param = find(name);
    int64_t result = 0;
    if (param == JD_PARAM_COUNT) {
        return JD_SET_UNKNOWN;
    }
    if (!read_value(param, value, &result)) {
        return JD_SET_BAD_VALUE;
    }
    profile->value[param] = result;
    return JD_SET_OK;
}

// ---- writing a value ----------------------------------------------------------------------------

static void write_choice(jd_writer *out, const char *words, int64_t place) {
    jd_span rest = jd_span_of(words);
    jd_span word = jd_span_until(&rest, '|');
    for (int64_t i = 0; i < place; i++) {
        word = jd_span_until(&rest, '|');
    }
    for (size_t i = 0; i < word.length; i++) {
        jd_write_char(out, word.at[i]);
    }
}

static void write_some(jd_writer *out, const char *words, int64_t bits) {
    const size_t start = out->length;
    for (int64_t i = 0; bits >> i != 0; i++) {
        if (bits >> i & 1) {
            jd_write_text(out, out->length > start ? "," : "");
            write_choice(out, words, i);
        }
    }
    jd_write_text(out, bits == 0 ? "none" : "");
}

bool jd_profile_write(const jd_profile *profile, jd_span name, jd_writer *out) {
    const int param = find(name);
    if (param == JD_PARAM_COUNT) {
        return false;
    }
    const int64_t value = profile->value[param];
    switch (parameters[param].shape) {
    case CHOICE_OF: write_choice(out, parameters[param].words, value); break;
    case NUMBER_OF: jd_write_number(out, value); break;
    case TIME_OF: jd_write_time(out, value); break;
    case SOME_OF: write_some(out, parameters[param].words, value); break;
    case THREE_OF:
        for (int part = 0; part < 3; part++) {
            jd_write_text(out, part > 0 ? "," : "");
            jd_write_number(out, jd_triple_part(value, part));
        }
        break;
    }
    return true;
}
