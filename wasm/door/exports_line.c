// exports_line.c -- the door, third part: many moves one after the other in one call.
//
// A move comes as its 16 bits in words; what is looked for is the legal move with its two squares
// and its promotion piece. A line ends before the first move that is not legal, and the resident
// position is then the one before that move, to be asked why; else it is the one after all of them.
// SPDX-License-Identifier: MIT

#include "exports.h"

#include "notation/san.h"

// Two positions in turn: a move is played from one into the other.
typedef struct track {
    jd_position at[2];
    int now;
} track;

static void begin(track *line) {
    line->at[0] = door_position;
    line->now = 0;
}
static const jd_position *here(const track *line) { return &line->at[line->now]; }
static void end(const track *line) { door_position = *here(line); }

static void go(track *line, jd_move move) {
    jd_position_play(&line->at[1 - line->now], here(line), move);
    line->now = 1 - line->now;
}

static jd_move meant(const track *line, uint32_t word) {
    const jd_move move = (jd_move)(word & UINT16_MAX);
    return jd_find_move(here(line), jd_move_from(move), jd_move_to(move), jd_move_promotion(move));
}

// Plays the moves in words; returns how many could be played.
DOOR(int, jdw_play_all, (uint32_t count)) {
    if (count > JD_MAX_MOVES) {
        return MISUSE;
    }
    track line;
    begin(&line);
    uint32_t played = 0;
    for (; played < count; played++) {
        const jd_move move = meant(&line, door_words[played]);
        if (move == JD_NO_MOVE) {
            break;
        }
        go(&line, move);
    }
    end(&line);
    return (int)played;
}

static int put_san(const jd_position *before, jd_move move, const jd_position *after,
                   jd_letters letters, char *out) {
    char english[JD_SAN_SIZE];
    if (letters == JD_LETTERS_EN) {
        return jd_san_write_known(before, move, after, out);
    }
    (void)jd_san_write_known(before, move, after, english);
    return jd_san_translate(english, letters, out);
}

// Writes the SAN of the moves in words, each closed by a line feed, and plays them; returns how
// many could be played, and in words the length of the text.
DOOR(int, jdw_san_all, (uint32_t count, uint32_t letters)) {
    if (count > JD_MAX_MOVES || letters >= JD_LETTERS_COUNT) {
        return MISUSE;
    }
    track line;
    begin(&line);
    uint32_t written = 0;
    int length = 0;
    for (; written < count; written++) {
        const jd_move move = meant(&line, door_words[written]);
        if (move == JD_NO_MOVE) {
            break;
        }
        const jd_position *before = here(&line);
        go(&line, move);
        length += put_san(before, move, here(&line), (jd_letters)letters, door_text + length);
        door_text[length++] = '\n';
    }
    door_words[0] = (uint32_t)length;
    end(&line);
    return (int)written;
}

// Reads the moves of a text, each closed by a line feed, and plays them; returns how many could be
// played. In words the moves described.
DOOR(int, jdw_parse_all, (uint32_t length, uint32_t mode, uint32_t letters)) {
    if (length > TEXT_SIZE || mode > JD_SAN_LENIENT || letters >= JD_LETTERS_COUNT) {
        return MISUSE;
    }
    const jd_san_style style = {(jd_san_mode)mode, (jd_letters)letters};
    track line;
    begin(&line);
    int read = 0;
    for (uint32_t from = 0; from < length && read < JD_MAX_MOVES; read++) {
        uint32_t size = 0;
        while (from + size < length && door_text[from + size] != '\n') {
            size++;
        }
        jd_move move = JD_NO_MOVE;
        if (jd_san_read_as(here(&line), door_text + from, size, style, &move, NULL) != JD_SAN_OK) {
            break;
        }
        door_words[read] = door_described(here(&line), move);
        go(&line, move);
        from += size + 1;
    }
    end(&line);
    return read;
}
