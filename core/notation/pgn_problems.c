// pgn_problems.c -- the problems of a PGN text: their names and how bad they are. Floor 2.
// SPDX-License-Identifier: MIT

#include "pgn.h"

typedef struct problem {
    jd_pgn_class class;
    const char *text;
} problem;

static const problem problems[] = {
#define PROBLEM(name, class, text) {JD_PGN_##class, text},
#include "pgn_problems.def"
#undef PROBLEM
};

const char *jd_pgn_code_text(jd_pgn_code code) {
    JD_ASSERT(code < JD_PGN_CODE_COUNT);
    return problems[code].text;
}

jd_pgn_class jd_pgn_code_class(jd_pgn_code code) {
    JD_ASSERT(code < JD_PGN_CODE_COUNT);
    return problems[code].class;
}
