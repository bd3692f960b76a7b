// generate.c -- the generator as it lists moves. Floor 1.
// SPDX-License-Identifier: MIT

#include "generate.h"

unsigned jd_list(const jd_view *view, jd_color color, jd_move *list) {
    jd_sink sink = {NULL, 0};
    sink.list = list;
    if (color == JD_WHITE) {
        jd_generate(&sink, view, JD_WHITE, JD_LIST);
    } else {
        jd_generate(&sink, view, JD_BLACK, JD_LIST);
    }
    return sink.count;
}
