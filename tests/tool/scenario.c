// scenario.c -- `jadoube referee FILE...` replays scenario files; `jadoube referee -` takes lines
// from standard input.
//
// A file is .scn, or the ```scn blocks of a .md. The scenarios named in waiting.tsv beside a file
// lean on an Article that is still to come: they may fail, and one that passes is a failure. With
// --hash the bytes that each scenario leaves are told as a number, to be compared with WebAssembly.
// SPDX-License-Identifier: MIT

#include "game.h"
#include "tool.h"

#include "text.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT_SIZE = 16384 };

// ---- one scenario -------------------------------------------------------------------------------

typedef struct scenario {
    const char *file;
    unsigned long line; // of `scn`
    char *name;         // what follows `scn`: number and title
    jd_game *game;
    bool failed;
    // what the last act brought about, and how far the expectations have got
    int verdicts;
    int matched;
    bool ruling[JD_MAX_VERDICTS];
    char text[JD_MAX_VERDICTS][TEXT_SIZE];
    const char *classic[JD_MAX_VERDICTS]; // the numbers of their paragraphs in the classic Laws
    unsigned long act_line;
    // what went wrong first
    unsigned long failed_line;
    char expected[TEXT_SIZE];
    char got[TEXT_SIZE];
} scenario;

static void fail(scenario *this, unsigned long line, const char *expected, const char *got) {
    if (!this->failed) {
        this->failed = true;
        this->failed_line = line;
        snprintf(this->expected, sizeof this->expected, "%s", expected);
        snprintf(this->got, sizeof this->got, "%s", got);
    }
}

static bool next_word(const char **at, const char **word, size_t *length) {
    *at += strspn(*at, " \t\r");
    *word = *at;
    *length = strcspn(*at, " \t\r");
    *at += *length;
    return *length > 0 && **word != '#';
}

// Word by word; `*` is any word and what is left out at the end is any. The paragraph, the second
// word, may be given by its number in the edition or by `classic`, under which scenarios are filed.
static bool matches(const char *expected, const char *got, const char *classic) {
    const char *word = NULL;
    const char *other = NULL;
    size_t length = 0;
    size_t other_length = 0;
    for (int n = 0; next_word(&expected, &word, &length); n++) {
        if (!next_word(&got, &other, &other_length)) {
            return length == 1 && *word == '*';
        }
        const bool any = length == 1 && *word == '*';
        const bool paragraph =
            n == 1 && length == strlen(classic) && memcmp(word, classic, length) == 0;
        const bool same = length == other_length && memcmp(word, other, length) == 0;
        if (!any && !paragraph && !same) {
            return false;
        }
    }
    return true;
}

static void expect(scenario *this, unsigned long line, const char *expected) {
    for (; this->matched < this->verdicts; this->matched++) {
        const char *got = this->text[this->matched];
        if (matches(expected, got, this->classic[this->matched])) {
            this->matched++;
            return;
        }
        if (this->ruling[this->matched]) {
            fail(this, line, expected, got);
            return;
        }
    }
    fail(this, line, expected, "nothing more");
}

// A ruling that no line expected is an error.
static void close_act(scenario *this) {
    for (; this->matched < this->verdicts; this->matched++) {
        if (this->ruling[this->matched]) {
            fail(this, this->act_line, "no further ruling", this->text[this->matched]);
        }
    }
    this->verdicts = this->matched = 0;
}

static void act(scenario *this, unsigned long line, const char *text, size_t length) {
    const jd_line_result result = apply_line(&this->game, text, length);
    this->act_line = line;
    this->verdicts = result.verdicts.count;
    if (result.status == JD_LINE_MISTAKE) {
        char got[128];
        snprintf(got, sizeof got, "%s in column %u", result.mistake, (unsigned)result.column);
        fail(this, line, "a line of the language", got);
    }
    for (int i = 0; i < result.verdicts.count; i++) {
        const jd_verdict *verdict = &result.verdicts.list[i];
        this->ruling[i] = jd_verdict_is_ruling((jd_verdict_code)verdict->code);
        this->classic[i] = jd_article_text((jd_article)verdict->article, JD_CLASSIC);
        jd_line_verdict(this->game, verdict, this->text[i], TEXT_SIZE);
    }
}

// ---- asserts: `? allowed has e2e4`
// ---------------------------------------------------------------

static bool has_word(const char *list, const char *word, size_t length) {
    const char *other = NULL;
    size_t other_length = 0;
    while (next_word(&list, &other, &other_length)) {
        if (length == other_length && memcmp(word, other, length) == 0) {
            return true;
        }
    }
    return false;
}

static unsigned long count_words(const char *list) {
    const char *word = NULL;
    size_t length = 0;
    unsigned long count = 0;
    while (next_word(&list, &word, &length)) {
        count++;
    }
    return count;
}

// Every move of `list` begins on one of the squares (castling on the king's).
static bool all_from(const jd_game *game, const char *list, const char *squares) {
    const char *move = NULL;
    size_t length = 0;
    while (next_word(&list, &move, &length)) {
        const jd_color turn = jd_game_turn(game);
        const jd_square king = jd_position_king(&game->position, turn);
        const char home[2] = {(char)('a' + jd_file_of(king)), (char)('1' + jd_rank_of(king))};
        if (!has_word(squares, *move == 'O' ? home : move, 2)) {
            return false;
        }
    }
    return true;
}

static bool check_allowed(const jd_game *game, const char *wanted, const char *got) {
    const char *rest = wanted;
    const char *how = NULL;
    const char *word = NULL;
    size_t length = 0;
    if (!next_word(&rest, &how, &length)) {
        return count_words(got) == 0;
    }
    const bool has = length == 3 && memcmp(how, "has", 3) == 0;
    const bool not = length == 3 && memcmp(how, "not", 3) == 0;
    if (length == 4 && memcmp(how, "from", 4) == 0) {
        return all_from(game, got, rest);
    }
    if (length == 1 && *how == 'n') {
        return strtoul(rest, NULL, 10) == count_words(got);
    }
    if (!has && !not ) {
        rest = wanted;
    }
    while (next_word(&rest, &word, &length)) {
        if (has_word(got, word, length) == not ) {
            return false;
        }
    }
    return has || not || count_words(wanted) == count_words(got);
}

// Two times may be written in more than one way: 0:10 and 0:00:10.
static bool same_time(const char *a, const char *b) {
    int64_t a_ms = 0;
    int64_t b_ms = 0;
    return jd_span_time((jd_span){a, strcspn(a, " \t\r")}, &a_ms) &&
           jd_span_time((jd_span){b, strcspn(b, " \t\r")}, &b_ms) && a_ms == b_ms;
}

// How many words of an assert are the question; the rest is the answer.
static int question_words(const char *name, size_t length) {
    static const struct {
        const char *name;
        int words;
    } questions[] = {{"used", 2},     {"left", 2},     {"counted", 2}, {"colour", 2},
                     {"attacked", 3}, {"canclaim", 3}, {"set", 2},     {"noscore", 2}};
    for (size_t i = 0; i < sizeof questions / sizeof questions[0]; i++) {
        if (strlen(questions[i].name) == length && memcmp(name, questions[i].name, length) == 0) {
            return questions[i].words;
        }
    }
    return 1;
}

static void assert_line(scenario *this, unsigned long line, const char *text) {
    const char *rest = text;
    const char *name = NULL;
    const char *word = NULL;
    size_t name_length = 0;
    size_t length = 0;
    if (!next_word(&rest, &name, &name_length)) {
        fail(this, line, "a question", "nothing");
        return;
    }
    for (int i = question_words(name, name_length); i > 1; i--) {
        (void)next_word(&rest, &word, &length);
    }
    char got[TEXT_SIZE];
    if (jd_line_ask(this->game, name, (size_t)(rest - name), got, sizeof got) < 0) {
        fail(this, line, text, "no such question");
        return;
    }
    const bool allowed = name_length == 7 && memcmp(name, "allowed", 7) == 0;
    rest += strspn(rest, " \t\r");
    const bool holds =
        allowed ? check_allowed(this->game, rest, got)
                : count_words(rest) == 1 && (matches(rest, got, "") || same_time(rest, got));
    if (!holds) {
        fail(this, line, text, got);
    }
}

// ---- files --------------------------------------------------------------------------------------

typedef struct tally {
    unsigned long passed;
    unsigned long failed;
    unsigned long skipped;
    bool hashing; // print what the game of each scenario comes to
} tally;

// The rows of waiting.tsv: `file stem, scenario, reason`.
static bool is_waiting(const char *file, const char *name) {
    char path[4096];
    const char *slash = strrchr(file, '/');
    const int folder = slash != NULL ? (int)(slash - file) + 1 : 0;
    const char *base = file + folder;
    snprintf(path, sizeof path, "%.*swaiting.tsv", folder, file);
    FILE *list = fopen(path, "rb");
    if (list == NULL) {
        return false;
    }
    bool found = false;
    bool broken = false;
    text_line line = {0};
    while (!found && next_line(list, path, &line, &broken)) {
        const char *tab = strchr(line.text, '\t');
        const size_t stem = tab != NULL ? (size_t)(tab - line.text) : 0;
        found = tab != NULL && strncmp(line.text, base, stem) == 0 && base[stem] == '.' &&
                strncmp(tab + 1, name, strlen(name)) == 0 && tab[1 + strlen(name)] == '\t';
    }
    free_line(&line);
    fclose(list);
    return found;
}

static void finish(scenario *this, tally *total) {
    if (this->game == NULL) {
        return;
    }
    close_act(this);
    const bool waiting = is_waiting(this->file, this->name);
    if (waiting && !this->failed) {
        printf("%s:%lu %s\n  it waits in waiting.tsv and passes\n", this->file, this->line,
               this->name);
    } else if (!waiting && this->failed) {
        printf("%s:%lu %s\n  line %lu: expected %s\n  got %s\n", this->file, this->line, this->name,
               this->failed_line, this->expected, this->got);
    }
    total->passed += !waiting && !this->failed;
    total->failed += waiting != this->failed;
    total->skipped += waiting && this->failed;
    if (total->hashing) {
        printf("%016" PRIx64 " %s:%lu\n", hash_game(this->game), this->file, this->line);
    }
    free(this->game);
    free(this->name);
    this->game = NULL;
    this->name = NULL;
}

static void open_scenario(scenario *this, const char *file, const text_line *line) {
    const char *name = line->text + 3;
    name += strspn(name, " \t");
    size_t length = strcspn(name, "\r");
    while (length > 0 && (name[length - 1] == ' ' || name[length - 1] == '\t')) {
        length--;
    }
    this->file = file;
    this->line = line->number;
    this->game = new_game();
    this->failed = false;
    this->verdicts = this->matched = 0;
    this->name = malloc(length + 1);
    if (this->name == NULL) {
        exit(FAILED);
    }
    memcpy(this->name, name, length);
    this->name[length] = '\0';
}

static bool begins(const char *text, const char *word) {
    return strncmp(text, word, strlen(word)) == 0;
}

static void one_line(scenario *this, const char *file, const text_line *line, tally *total) {
    const char *text = line->text + strspn(line->text, " \t");
    if (*text == '\0' || *text == '#' || *text == '\r') {
        return;
    }
    if (begins(text, "scn ")) {
        finish(this, total);
        open_scenario(this, file, line);
    } else if (this->game == NULL) {
        printf("%s:%lu\n  line %lu: expected scn\n  got %s\n", file, line->number, line->number,
               text);
        total->failed++;
    } else if (this->failed) {
        return; // the first failure of a scenario is enough
    } else if (*text == '>') {
        expect(this, line->number, text + 1 + strspn(text + 1, " \t"));
    } else if (*text == '?') {
        close_act(this);
        assert_line(this, line->number, text + 1 + strspn(text + 1, " \t"));
    } else {
        close_act(this);
        act(this, line->number, text, line->length - (size_t)(text - line->text));
    }
}

static bool ends_with(const char *text, const char *end) {
    const size_t length = strlen(text);
    return length >= strlen(end) && equals(text + length - strlen(end), end);
}

static bool replay(const char *name, tally *total) {
    FILE *file = fopen(name, "rb");
    if (file == NULL) {
        fprintf(stderr, "jadoube: %s: %s\n", name, strerror(errno));
        return false;
    }
    static scenario this; // its texts are large
    const bool fenced = ends_with(name, ".md");
    bool inside = !fenced;
    bool broken = false;
    const unsigned long before = total->passed + total->failed + total->skipped;
    text_line line = {0};
    while (next_line(file, name, &line, &broken)) {
        if (fenced && begins(line.text, "```")) {
            inside = !inside && begins(line.text, "```scn");
        } else if (inside) {
            one_line(&this, name, &line, total);
        }
    }
    finish(&this, total);
    free_line(&line);
    fclose(file);
    if (!broken && total->passed + total->failed + total->skipped == before) {
        fprintf(stderr, "jadoube: %s: holds no scenario\n", name);
        broken = true;
    }
    return !broken;
}

// ---- standard input -----------------------------------------------------------------------------

static int from_standard_input(void) {
    static char text[TEXT_SIZE];
    jd_game *game = new_game();
    text_line line = {0};
    bool broken = false;
    while (next_line(stdin, "standard input", &line, &broken)) {
        const jd_line_result result = apply_line(&game, line.text, line.length);
        if (result.status == JD_LINE_MISTAKE) {
            fprintf(stderr, "standard input:%lu:%u: %s\n", line.number, (unsigned)result.column,
                    result.mistake);
            broken = true;
        }
        for (int i = 0; i < result.verdicts.count; i++) {
            jd_line_verdict(game, &result.verdicts.list[i], text, sizeof text);
            printf("> %s\n", text);
        }
        printf("\n");
        fflush(stdout);
    }
    free_line(&line);
    free(game);
    return broken ? FAILED : FINE;
}

int referee_main(int argc, char **argv) {
    if (argc < 2) {
        return misused("referee", "a file is missing", NULL);
    }
    if (argc == 2 && equals(argv[1], "-")) {
        return from_standard_input();
    }
    if (equals(argv[1], "--log")) {
        return argc == 3 ? replay_log(argv[2])
                         : misused("referee", "--log goes with one file", NULL);
    }
    tally total = {.hashing = equals(argv[1], "--hash")};
    bool readable = true;
    for (int i = total.hashing ? 2 : 1; i < argc; i++) {
        readable = replay(argv[i], &total) && readable;
    }
    printf("%lu passed, %lu failed", total.passed, total.failed);
    if (total.skipped > 0) {
        printf(", %lu skipped", total.skipped);
    }
    printf("\n");
    return readable && total.failed == 0 ? FINE : FAILED;
}
