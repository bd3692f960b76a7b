// ask.c -- `jadoube ask`: answers questions, one a line, for programs that have many.
//
// A question is a word and its parts, separated by tabs; \t \n \r \\ \xHH stand for those bytes.
// The answer is one line. tests/native/lib/engine.mjs asks.
//
//   fen LEVEL MODE TEXT   ok or refused, FEN or -, problems: `CODE field column squares !`, or `?`
//                         if it is but a warning
//   moves FEN             the legal moves in UCI, sorted, a space between
//   state FEN             + check, # mate, s stalemate, e an e.p. capture is legal, p a promotion,
//                         c castling, 9 Chess960
//   san MODE FEN TEXT LETTERS  UCI, or syntax, illegal, ambiguous, promotion, null
//   play FEN UCI LETTERS  SAN, FEN after, FEN after with legal e.p. only; or syntax, illegal
//   why FEN UCI           what stands against the move: code, Article, squares; ok if nothing does
//   same FEN FEN          yes or no: the same position by Law 10.10
//   perft DEPTH FEN       the number of games
// SPDX-License-Identifier: MIT

#include "tool.h"

#include "board/perft.h"
#include "notation/san.h"
#include "notation/uci.h"

#include <string.h>

#define MAX_PARTS 5

typedef struct slice {
    const char *text;
    size_t length;
} slice;

typedef struct query {
    slice part[MAX_PARTS]; // [0] is the word
    int parts;
} query;

// ---- reading the question -----------------------------------------------------------------------

static int digit_of(char c) {
    const char *digits = "0123456789abcdef";
    const char *found = c ? strchr(digits, c | 0x20) : NULL;
    return found ? (int)(found - digits) : -1;
}

// Replaces the escapes in text[0..length), which never grows; returns the new length.
static size_t unescape(char *text, size_t length) {
    size_t to = 0;
    for (size_t at = 0; at < length; at++) {
        char c = text[at];
        if (c == '\\' && at + 1 < length) {
            c = text[++at];
            if (c == 'x' && at + 2 < length) {
                c = (char)(digit_of(text[at + 1]) << 4 | digit_of(text[at + 2]));
                at += 2;
            } else {
                c = c == 't' ? '\t' : c == 'n' ? '\n' : c == 'r' ? '\r' : c;
            }
        }
        text[to++] = c;
    }
    return to;
}

static query cut(text_line *line) {
    query question = {.parts = 0};
    size_t start = 0;
    for (size_t at = 0; at <= line->length && question.parts < MAX_PARTS; at++) {
        if (at == line->length || line->text[at] == '\t') {
            char *text = line->text + start;
            question.part[question.parts++] = (slice){text, unescape(text, at - start)};
            start = at + 1;
        }
    }
    return question;
}

static bool part_is(const query *question, int index, const char *word) {
    const slice part = question->part[index];
    return index < question->parts && part.length == strlen(word) &&
           memcmp(part.text, word, part.length) == 0;
}

static bool part_position(const query *question, int index, jd_position *position) {
    if (index < question->parts &&
        jd_fen_read(question->part[index].text, question->part[index].length, JD_FEN_LENIENT,
                    JD_FEN_SETUP, position)
            .ok) {
        return true;
    }
    puts("error FEN");
    return false;
}

// The letters whose tag part `index` is; English if there is none.
static jd_letters part_letters(const query *question, int index) {
    jd_letters letters = JD_LETTERS_EN;
    if (index < question->parts) {
        (void)jd_letters_find(question->part[index].text, question->part[index].length, &letters);
    }
    return letters;
}

// The legal move that part `index` names; says what is wrong otherwise.
static jd_move part_move(const query *question, int index, const jd_position *position) {
    jd_square from;
    jd_square to;
    jd_kind promotion;
    if (index >= question->parts ||
        !jd_uci_read(question->part[index].text, question->part[index].length, &from, &to,
                     &promotion)) {
        puts("syntax");
        return JD_NO_MOVE;
    }
    const jd_move move = jd_find_move(position, from, to, promotion);
    if (move == JD_NO_MOVE) {
        puts("illegal");
    }
    return move;
}

// ---- the answers --------------------------------------------------------------------------------

static void answer_fen(const query *question) {
    const jd_fen_level level = part_is(question, 1, "syntax")  ? JD_FEN_SYNTAX
                               : part_is(question, 1, "setup") ? JD_FEN_SETUP
                                                               : JD_FEN_LEGAL;
    const jd_fen_mode mode = part_is(question, 2, "strict") ? JD_FEN_STRICT : JD_FEN_LENIENT;
    const slice text = question->parts > 3 ? question->part[3] : (slice){"", 0};
    jd_position position;
    const jd_fen_report report = jd_fen_read(text.text, text.length, mode, level, &position);
    char fen[JD_FEN_SIZE] = "-";
    if (report.ok) {
        (void)jd_fen_write(&position, JD_FEN_EP_STANDARD, fen);
    }
    printf("%s\t%s\t", report.ok ? "ok" : "refused", fen);
    for (int i = 0; i < report.count; i++) {
        printf("%s", i ? ";" : "");
        print_problem(stdout, &report.problem[i]);
        printf(" %c", report.problem[i].warning ? '?' : '!');
    }
    putchar('\n');
}

static void answer_moves(const query *question) {
    jd_position position;
    if (!part_position(question, 1, &position)) {
        return;
    }
    char list[JD_MAX_MOVES][6];
    const int count = sorted_moves(&position, list);
    for (int i = 0; i < count; i++) {
        printf("%s%s", i ? " " : "", list[i]);
    }
    putchar('\n');
}

static void answer_state(const query *question) {
    jd_position position;
    if (!part_position(question, 1, &position)) {
        return;
    }
    jd_move list[JD_MAX_MOVES];
    const int count = jd_moves(&position, list);
    bool promotes = false;
    bool castles = false;
    for (int i = 0; i < count; i++) {
        promotes = promotes || jd_move_promotion(list[i]);
        castles = castles || jd_move_is_castling(list[i]);
    }
    const bool check = jd_checkers(&position) != 0;
    printf("%s%s%s%s%s%s%s\n", check ? "+" : "", check && !count ? "#" : "",
           !check && !count ? "s" : "", jd_can_take_en_passant(&position) ? "e" : "",
           promotes ? "p" : "", castles ? "c" : "", position.chess960 ? "9" : "");
}

static void answer_san(const query *question) {
    jd_position position;
    if (!part_position(question, 2, &position)) {
        return;
    }
    const slice text = question->parts > 3 ? question->part[3] : (slice){"", 0};
    const jd_san_mode mode = part_is(question, 1, "strict") ? JD_SAN_STRICT : JD_SAN_LENIENT;
    jd_move move;
    char uci[JD_UCI_SIZE];
    const jd_san_style style = {mode, part_letters(question, 4)};
    const jd_san_status status =
        jd_san_read_as(&position, text.text, text.length, style, &move, NULL);
    if (status == JD_SAN_OK) {
        (void)jd_uci_write(&position, move, uci);
    }
    puts(status == JD_SAN_OK ? uci : jd_san_status_text(status));
}

static void answer_play(const query *question) {
    jd_position position;
    if (!part_position(question, 1, &position)) {
        return;
    }
    const jd_move move = part_move(question, 2, &position);
    if (move == JD_NO_MOVE) {
        return;
    }
    char english[JD_SAN_SIZE];
    char san[JD_SAN_SIZE];
    char standard[JD_FEN_SIZE];
    char legal[JD_FEN_SIZE];
    const jd_position after = jd_position_after(&position, move);
    (void)jd_san_write(&position, move, english);
    (void)jd_san_translate(english, part_letters(question, 3), san);
    (void)jd_fen_write(&after, JD_FEN_EP_STANDARD, standard);
    (void)jd_fen_write(&after, JD_FEN_EP_LEGAL, legal);
    printf("%s\t%s\t%s\n", san, standard, legal);
}

static void answer_why(const query *question) {
    jd_position position;
    jd_square from;
    jd_square to;
    jd_kind promotion;
    if (!part_position(question, 1, &position)) {
        return;
    }
    const slice text = question->parts > 2 ? question->part[2] : (slice){"", 0};
    if (!jd_uci_read(text.text, text.length, &from, &to, &promotion)) {
        puts("syntax");
        return;
    }
    const jd_reason reason = jd_why_illegal(&position, from, to, promotion);
    if (reason.code == JD_REASON_NONE) {
        puts("ok");
        return;
    }
    printf("%s %s ", jd_reason_text(reason.code), jd_reason_article(reason.code));
    print_squares(stdout, reason.squares);
    putchar('\n');
}

static void answer_same(const query *question) {
    jd_position a;
    jd_position b;
    if (part_position(question, 1, &a) && part_position(question, 2, &b)) {
        puts(jd_position_same(&a, &b) ? "yes" : "no");
    }
}

static void answer_perft(const query *question) {
    jd_position position;
    uint64_t depth = 0;
    if (!part_position(question, 2, &position)) {
        return;
    }
    const slice number = question->part[1];
    for (size_t i = 0; i < number.length && i < 2; i++) {
        depth = depth * 10 + (uint64_t)(number.text[i] - '0');
    }
    printf("%llu\n", (unsigned long long)jd_perft(&position, (int)depth));
}

typedef struct answer {
    const char *word;
    void (*give)(const query *question);
} answer;

static const answer answers[] = {
    {"fen", answer_fen},   {"moves", answer_moves}, {"state", answer_state},
    {"san", answer_san},   {"play", answer_play},   {"why", answer_why},
    {"same", answer_same}, {"perft", answer_perft},
};

static void give_answer(const query *question) {
    for (size_t i = 0; i < sizeof answers / sizeof answers[0]; i++) {
        if (part_is(question, 0, answers[i].word)) {
            answers[i].give(question);
            return;
        }
    }
    puts("error question");
}

int ask_main(int argc, char **argv) {
    if (argc > 1) {
        return misused(argv[0], "questions are read from standard input, not", argv[1]);
    }
    text_line line = {NULL, 0, 0, 0};
    bool failed = false;
    while (next_line(stdin, "standard input", &line, &failed)) {
        const query question = cut(&line);
        give_answer(&question);
        (void)fflush(stdout);
    }
    free_line(&line);
    return failed ? FAILED : FINE;
}
