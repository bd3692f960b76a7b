// fen_report.c -- what was wrong with a FEN: its problems, by column. Floor 2.
//
// Strict and lenient reading differ in one place only, jd_fen_note: whether a problem that has a
// plain meaning refuses the text or is a warning. SPDX-License-Identifier: MIT

#include "fen_parts.h"

// The places in fen_problems.def where a group begins.
#define FIRST_MENDABLE JD_FEN_SPACING
#define FIRST_REMARK   JD_FEN_WHITE_PAWNS

const char *jd_fen_code_text(jd_fen_code code) {
    static const char *const texts[] = {
#define PROBLEM(name, text) text,
#include "fen_problems.def"
#undef PROBLEM
    };
    JD_ASSERT(code < JD_FEN_CODE_COUNT);
    return texts[code];
}

void jd_fen_note(jd_fen_reading *reading, jd_fen_code code, jd_fen_place field, uint32_t column,
                 jd_squares squares) {
    jd_fen_report *report = reading->report;
    const bool mended = code >= FIRST_MENDABLE && reading->mode == JD_FEN_LENIENT;
    const bool warning = mended || code >= FIRST_REMARK;
    if (!warning) {
        report->ok = false;
    }
    if (report->count == JD_FEN_MAX_PROBLEMS) {
        if (warning) {
            return;
        }
        report->count--; // what refuses is not to be lost
    }
    int at = report->count++;
    for (; at > 0 && report->problem[at - 1].column > column; at--) {
        report->problem[at] = report->problem[at - 1];
    }
    report->problem[at] = (jd_fen_problem){code, (uint8_t)field, warning, column, squares};
}

uint32_t jd_fen_column_of(const jd_fen_reading *reading, jd_squares squares) {
    uint32_t column = 0;
    for (; squares; squares &= squares - 1) {
        const uint32_t here = reading->column_of[jd_fen_first(squares)];
        column = column == 0 || here < column ? here : column;
    }
    return column ? column : reading->field[JD_FEN_BOARD].column;
}
