// game.c -- a game of the command line: its block grows, it can be hashed, and a saved one is read.
//
// A saved game is text: `jadoube 1`, then the lines that made the game, as a scenario has them.
// SPDX-License-Identifier: MIT

#include "game.h"
#include "tool.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_PLIES = 4 };

static _Noreturn void out_of_memory(void) {
    fprintf(stderr, "jadoube: out of memory\n");
    exit(FAILED);
}

jd_game *new_game(void) {
    jd_game *const game = malloc(jd_game_size(FIRST_PLIES));
    if (game == NULL) {
        out_of_memory();
    }
    jd_game_init(game, FIRST_PLIES);
    return game;
}

jd_line_result apply_line(jd_game **game, const char *text, size_t length) {
    for (;;) {
        const jd_line_result result = jd_line_apply(*game, text, length);
        if (result.status != JD_LINE_NEEDS_ROOM) {
            return result;
        }
        const uint32_t capacity = 2 * (*game)->capacity;
        jd_game *const larger = realloc(*game, jd_game_size(capacity));
        if (larger == NULL) {
            out_of_memory();
        }
        jd_game_grow(larger, capacity);
        *game = larger;
    }
}

uint64_t hash_game(jd_game *game) {
    const uint32_t capacity = game->capacity;
    uint64_t hash = 0xcbf29ce484222325u;
    game->capacity = game->plies;
    const unsigned char *const bytes = (const unsigned char *)game;
    for (size_t i = 0; i < jd_game_used_bytes(game); i++) {
        hash = (hash ^ bytes[i]) * 0x100000001b3u;
    }
    game->capacity = capacity;
    return hash;
}

// ---- a saved game -------------------------------------------------------------------------------

// The first line: `jadoube 1`, perhaps after a byte order mark.
static bool is_version_line(const text_line *line, const char *name) {
    const size_t mark = strncmp(line->text, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0;
    const char *const text = line->text + mark;
    const size_t length = line->length - mark;
    if ((length == 9 || (length == 10 && text[9] == '\r')) && memcmp(text, "jadoube 1", 9) == 0) {
        return true;
    }
    const bool other = strncmp(text, "jadoube ", 8) == 0;
    fprintf(stderr, "jadoube: %s:1:%d: %s\n", name, other ? 9 : 1,
            other ? "a version that is not known"
                  : "no saved game: the first line is not jadoube 1");
    return false;
}

static bool apply_all(jd_game **game, FILE *file, const char *name, text_line *line) {
    bool broken = false;
    while (next_line(file, name, line, &broken)) {
        const jd_line_result result = apply_line(game, line->text, line->length);
        if (result.status == JD_LINE_MISTAKE) {
            fprintf(stderr, "jadoube: %s:%lu:%u: %s\n", name, line->number, (unsigned)result.column,
                    result.mistake);
            return false;
        }
    }
    return !broken;
}

static void print_state(jd_game *game) {
    char probe[1];
    const size_t size = (size_t)jd_line_state(game, probe, sizeof probe) + 1;
    char *const text = malloc(size);
    if (text == NULL) {
        out_of_memory();
    }
    (void)jd_line_state(game, text, size);
    printf("%016" PRIx64 " %s\n", hash_game(game), text);
    free(text);
}

int replay_log(const char *name) {
    FILE *const file = fopen(name, "rb");
    if (file == NULL) {
        fprintf(stderr, "jadoube: %s: %s\n", name, strerror(errno));
        return FAILED;
    }
    text_line line = {0};
    bool broken = false;
    jd_game *game = new_game();
    bool good = next_line(file, name, &line, &broken) && is_version_line(&line, name);
    if (line.length == 0 && !good && !broken) {
        fprintf(stderr, "jadoube: %s: is empty\n", name);
    }
    if (good) {
        good = apply_all(&game, file, name, &line);
        print_state(game); // also of a game that breaks off: as far as it went
    }
    free_line(&line);
    free(game);
    fclose(file);
    return good ? FINE : FAILED;
}
