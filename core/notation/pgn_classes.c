// pgn_classes.c -- the class of each byte of a PGN, as the scanner sees it. Floor 2.
// SPDX-License-Identifier: MIT

#include "pgn_window.h"

const uint8_t jd_pgn_class_of[256] = {
    [0x00] = CONTROL, [0x01] = CONTROL, [0x02] = CONTROL, [0x03] = CONTROL, [0x04] = CONTROL,
    [0x05] = CONTROL, [0x06] = CONTROL, [0x07] = CONTROL, [0x08] = CONTROL, [0x0e] = CONTROL,
    [0x0f] = CONTROL, [0x10] = CONTROL, [0x11] = CONTROL, [0x12] = CONTROL, [0x13] = CONTROL,
    [0x14] = CONTROL, [0x15] = CONTROL, [0x16] = CONTROL, [0x17] = CONTROL, [0x18] = CONTROL,
    [0x19] = CONTROL, [0x1a] = BLANK,   [0x1b] = CONTROL, [0x1c] = CONTROL, [0x1d] = CONTROL,
    [0x1e] = CONTROL, [0x1f] = CONTROL, [0x7f] = CONTROL, ['\t'] = BLANK,   ['\v'] = BLANK,
    ['\f'] = BLANK,   [' '] = BLANK,    ['\n'] = NEWLINE, ['\r'] = NEWLINE, ['.'] = DOT,
    ['0'] = DIGIT,    ['1'] = DIGIT,    ['2'] = DIGIT,    ['3'] = DIGIT,    ['4'] = DIGIT,
    ['5'] = DIGIT,    ['6'] = DIGIT,    ['7'] = DIGIT,    ['8'] = DIGIT,    ['9'] = DIGIT,
    ['{'] = SIGN,     ['}'] = SIGN,     ['('] = SIGN,     [')'] = SIGN,     ['['] = SIGN,
    [']'] = SIGN,     ['<'] = SIGN,     ['>'] = SIGN,     [';'] = SIGN,     ['$'] = SIGN,
    ['!'] = SIGN,     ['?'] = SIGN,     ['*'] = SIGN,     ['"'] = SIGN,     [','] = SIGN,
};
