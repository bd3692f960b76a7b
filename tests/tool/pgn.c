// pgn.c -- `jadoube pgn`: one line a game, in the columns of tests/data/pgn/*.answers.tsv.
//
// 1 the GameId tag, or a number; 2 plies of the main line; 3 Result tag; 4 result behind the moves;
// 5 last FEN (e.p. square after every double step, castling as X-FEN); 6 its flags (# mate, +
// check, s stalemate, i too little material as other programs test it, e a legal e.p. capture); 7
// claims (T third occurrence, t by a move to come, F fifty moves, f by a move to come); 8 most
// occurrences; 9, 10 first ply with a third, fifth; 11, 12 first ply with a clock of 100, 150; 13,
// 14 FNV-1a of the moves in UCI, in SAN; 15 to 17 variations, comments, NAGs; 18 errors,
// code@line:column. SPDX-License-Identifier: MIT

#include "pgn_show.h"
#include "repeats.h"
#include "tool.h"

#include "notation/pgn.h"
#include "notation/uci.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#define FNV_START 0xcbf29ce484222325ULL
#define FNV_PRIME 0x100000001b3ULL
#define ID_SIZE   64

typedef struct summary {
    char id[ID_SIZE];
    char result_tag[ID_SIZE];
    uint32_t id_length, result_length;
    bool has_start;
    const jd_position *last;
    uint32_t plies;
    uint32_t occurrences, most;
    uint32_t third, fifth, hundred, hundred_fifty; // plies
    uint64_t uci, san;
    uint32_t variations, comments, nags;
    uint32_t errors;
    char error_text[256];
    size_t error_length;
} summary;

typedef enum pgn_view { TABLE, ERRORS, EVENTS, EXPORT } pgn_view;

typedef struct pgn_job {
    const char *name; // of the file
    jd_pgn_mode mode;
    jd_letters letters;
    pgn_view view;
    bool warnings; // all problems are told
    bool failed;
    bool done; // the games asked for have been read
    bool in_game;
    uint64_t max, games;
    uint32_t early_comments; // before a game
    summary game;
    repeats repeats;
    pgn_copy copy;
} pgn_job;

// ---- writing ------------------------------------------------------------------------------------

static void put_text(const char *text, size_t length) { (void)fwrite(text, 1, length, stdout); }

static void put_field(const char *text, size_t length) {
    putchar('\t');
    put_text(text, length);
}

static void put_number(uint32_t number) {
    char digits[12];
    size_t at = sizeof digits;
    do {
        digits[--at] = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    put_field(digits + at, sizeof digits - at);
}

static void put_hash(uint64_t hash) {
    char digits[16];
    for (int i = 0; i < 16; i++) {
        digits[i] = "0123456789abcdef"[hash >> (60 - 4 * i) & 15];
    }
    put_field(digits, sizeof digits);
}

// ---- the last position --------------------------------------------------------------------------

// True if no rook of the colour stands further out on the first rank than the one that castles.
static bool is_outermost(const jd_position *position, jd_color color, jd_wing wing) {
    const int rook = position->rook[color][wing];
    const int step = wing == JD_SHORT ? 1 : -1;
    for (int square = rook + step; square >= 0 && square / 8 == rook / 8; square += step) {
        if (square < 64 && position->at[square] == jd_piece_of(color, JD_ROOK)) {
            return false;
        }
    }
    return true;
}

// X-FEN: KQkq for the outermost rooks, else the letter of the file.
static size_t castling_text(const jd_position *position, char out[5]) {
    size_t length = 0;
    for (int color = JD_WHITE; color <= JD_BLACK; color++) {
        for (int wing = JD_SHORT; wing <= JD_LONG; wing++) {
            const jd_square rook = position->rook[color][wing];
            if (rook != JD_NO_SQUARE) {
                const bool outer = is_outermost(position, (jd_color)color, (jd_wing)wing);
                const int letter = outer ? "KQ"[wing] : 'A' + jd_file_of(rook);
                out[length++] = (char)(color == JD_WHITE ? letter : letter | 0x20);
            }
        }
    }
    if (length == 0) {
        out[length++] = '-';
    }
    return length;
}

static void put_fen(const jd_position *position) {
    char fen[JD_FEN_SIZE];
    char castling[5];
    (void)jd_fen_write(position, JD_FEN_EP_STANDARD, fen);
    const char *turn = strchr(fen, ' ') + 1;
    const char *rest = strchr(turn + 2, ' ');
    put_field(fen, (size_t)(turn + 2 - fen));
    put_text(castling, castling_text(position, castling));
    put_text(rest, strlen(rest));
}

// Other programs' test of material for one side (not Law 10.4, which asks for more).
static bool is_too_little(const jd_position *position, jd_color color) {
    const jd_squares own = position->side[color];
    const jd_squares other = position->side[jd_other(color)];
    const jd_squares *kind = position->kind;
    const jd_squares dark = 0xaa55aa55aa55aa55ULL;
    if (own & (kind[JD_PAWN] | kind[JD_ROOK] | kind[JD_QUEEN])) {
        return false;
    }
    if (own & kind[JD_KNIGHT]) {
        return __builtin_popcountll(own) <= 2 && !(other & ~kind[JD_KING] & ~kind[JD_QUEEN]);
    }
    if (own & kind[JD_BISHOP]) {
        const bool one_colour = !(kind[JD_BISHOP] & dark) || !(kind[JD_BISHOP] & ~dark);
        return one_colour && !kind[JD_PAWN] && !kind[JD_KNIGHT];
    }
    return true;
}

static void put_flags(const jd_position *position) {
    char flags[6];
    size_t length = 0;
    const bool can_move = jd_can_move(position);
    if (jd_checkers(position)) {
        flags[length++] = can_move ? '+' : '#';
    } else if (!can_move) {
        flags[length++] = 's';
    }
    if (is_too_little(position, JD_WHITE) && is_too_little(position, JD_BLACK)) {
        flags[length++] = 'i';
    }
    if (jd_can_take_en_passant(position)) {
        flags[length++] = 'e';
    }
    put_field(length ? flags : "-", length ? length : 1);
}

// What a player could claim, at once or by a move he writes down (Laws 10.11, 10.12).
static void put_claims(const pgn_job *job) {
    const jd_position *last = job->game.last;
    jd_move list[JD_MAX_MOVES];
    const bool near = job->repeats.most >= 2 || last->quiet_plies >= 99;
    const int count = near ? jd_moves(last, list) : 0;
    bool third = false;
    bool fifty = false;
    for (int i = 0; i < count; i++) {
        const jd_position after = jd_position_after(last, list[i]);
        if (after.quiet_plies > 0) {
            third = third || repeats_of(&job->repeats, &after) >= 2;
            fifty = fifty || after.quiet_plies >= 100;
        }
    }
    char claims[2];
    size_t length = 0;
    if (job->game.occurrences >= 3 || third) {
        claims[length++] = job->game.occurrences >= 3 ? 'T' : 't';
    }
    if (last->quiet_plies >= 100 || fifty) {
        claims[length++] = last->quiet_plies >= 100 ? 'F' : 'f';
    }
    put_field(length ? claims : "-", length ? length : 1);
}

// ---- one game -----------------------------------------------------------------------------------

static void put_last(const pgn_job *job) {
    const summary *game = &job->game;
    put_fen(game->last);
    put_flags(game->last);
    put_claims(job);
    put_number(game->most);
    put_number(game->third);
    put_number(game->fifth);
    put_number(game->hundred);
    put_number(game->hundred_fifty);
    put_hash(game->uci);
    put_hash(game->san);
}

static void put_game(const pgn_job *job, jd_pgn_result result) {
    const summary *game = &job->game;
    const char *result_text = jd_pgn_result_text(result);
    if (game->id_length > 0) {
        put_text(game->id, game->id_length);
    } else {
        printf("%llu", (unsigned long long)job->games);
    }
    if (game->has_start) {
        put_number(game->plies);
    } else {
        put_field("-", 1);
    }
    put_field(game->result_length ? game->result_tag : "-",
              game->result_length ? game->result_length : 1);
    put_field(result_text, strlen(result_text));
    if (game->has_start) {
        put_last(job);
    } else {
        put_text("\t-\t-\t-\t-\t-\t-\t-\t-\t-\t-", 20);
    }
    put_number(game->variations);
    put_number(game->comments);
    put_number(game->nags);
    put_field(game->error_length ? game->error_text : "-",
              game->error_length ? game->error_length : 1);
    putchar('\n');
}

static void begin_game(pgn_job *job) {
    job->games++;
    job->in_game = true;
    summary *game = &job->game;
    memset(game, 0, sizeof *game);
    game->uci = FNV_START;
    game->san = FNV_START;
    game->comments = job->early_comments;
    job->early_comments = 0;
}

// ---- events -------------------------------------------------------------------------------------

// Keeps the beginning of a tag's value, without what would break the line.
static void keep(char out[ID_SIZE], uint32_t *length, const jd_pgn_event *event) {
    for (size_t i = 0; i < event->length && *length < ID_SIZE; i++) {
        const char c = event->text[i];
        out[(*length)++] = c == '\t' || c == '\n' || c == '\r' ? ' ' : c;
    }
}

static bool is_tag(const jd_pgn_event *event, const char *name) {
    size_t i = 0;
    while (name[i] && (event->name[i] | 0x20) == (name[i] | 0x20)) {
        i++;
    }
    return !name[i] && !event->name[i];
}

static void on_tag(summary *game, const jd_pgn_event *event) {
    if (is_tag(event, "GameId")) {
        keep(game->id, &game->id_length, event);
    } else if (is_tag(event, "Result")) {
        keep(game->result_tag, &game->result_length, event);
    }
}

static void note_position(pgn_job *job, const jd_position *position) {
    summary *game = &job->game;
    game->occurrences = repeats_add(&job->repeats, position);
    if (game->occurrences > game->most) {
        game->most = game->occurrences;
    }
    if (game->occurrences == 3 && !game->third) {
        game->third = game->plies;
    }
    if (game->occurrences == 5 && !game->fifth) {
        game->fifth = game->plies;
    }
}

static uint64_t hash_on(uint64_t hash, const char *text) {
    if (hash != FNV_START) {
        hash = (hash ^ ' ') * FNV_PRIME;
    }
    for (; *text; text++) {
        hash = (hash ^ (unsigned char)*text) * FNV_PRIME;
    }
    return hash;
}

static void on_move(pgn_job *job, const jd_pgn_event *event) {
    summary *game = &job->game;
    char uci[JD_UCI_SIZE] = "0000";
    if (event->move != JD_NO_MOVE) {
        (void)jd_uci_write(event->before, event->move, uci);
    }
    game->plies++;
    game->uci = hash_on(game->uci, uci);
    game->san = hash_on(game->san, event->san);
    note_position(job, event->after);
    if (event->after->quiet_plies >= 100 && !game->hundred) {
        game->hundred = game->plies;
    }
    if (event->after->quiet_plies >= 150 && !game->hundred_fifty) {
        game->hundred_fifty = game->plies;
    }
}

static void on_problem(pgn_job *job, const jd_pgn_event *event) {
    static const char *const classes[] = {"remark", "warning", "error"};
    if (job->warnings) {
        fprintf(stderr, "jadoube: %s:%u:%u: %s: %s\n", job->name, event->line, event->column,
                classes[jd_pgn_code_class(event->code)], jd_pgn_code_text(event->code));
    }
    if (!event->error) {
        return;
    }
    summary *game = &job->game;
    const size_t room = sizeof game->error_text - game->error_length;
    const char *code = jd_pgn_code_text(event->code);
    job->failed = true;
    if (!job->warnings) {
        fprintf(stderr, "jadoube: %s:%u:%u: %s\n", job->name, event->line, event->column, code);
    }
    const int length = snprintf(game->error_text + game->error_length, room, "%s%s@%u:%u",
                                game->error_length ? "," : "", code, event->line, event->column);
    if (length > 0 && (size_t)length < room) {
        game->error_length += (size_t)length;
    }
}

static void on_start(pgn_job *job, const jd_pgn_event *event) {
    repeats_clear(&job->repeats);
    if (event->after) {
        job->game.has_start = true;
        note_position(job, event->after);
    }
}

static void on_comment(pgn_job *job, const jd_pgn_event *event) {
    uint32_t *count = job->in_game ? &job->game.comments : &job->early_comments;
    *count += !event->more;
}

static void end_game(pgn_job *job, const jd_pgn_event *event) {
    job->in_game = false;
    if (job->view == TABLE) {
        job->game.last = event->after;
        put_game(job, event->result);
    }
}

static void show(pgn_job *job, const jd_pgn_event *event) {
    if (job->view == EVENTS) {
        show_event(NULL, event);
    } else if (job->view == EXPORT) {
        copy_event(&job->copy, event);
    }
}

static void on_event(void *host, const jd_pgn_event *event) {
    pgn_job *job = host;
    job->done = job->done || (event->kind == JD_PGN_GAME && job->games == job->max);
    if (job->done) {
        return;
    }
    show(job, event);
    switch (event->kind) {
    case JD_PGN_MOVE:
        if (event->depth == 0 && job->view == TABLE) {
            on_move(job, event);
        }
        break;
    case JD_PGN_GAME: begin_game(job); break;
    case JD_PGN_TAG: on_tag(&job->game, event); break;
    case JD_PGN_START: on_start(job, event); break;
    case JD_PGN_COMMENT: on_comment(job, event); break;
    case JD_PGN_NAG: job->game.nags++; break;
    case JD_PGN_BEGIN: job->game.variations++; break;
    case JD_PGN_GAME_END: end_game(job, event); break;
    case JD_PGN_PROBLEM: on_problem(job, event); break;
    case JD_PGN_OFFER:
    case JD_PGN_END:
    case JD_PGN_UNREAD:
    case JD_PGN_RESULT: break;
    }
}

// ---- the file -----------------------------------------------------------------------------------

static void read_all(pgn_job *job, FILE *file, jd_pgn_reader *reader) {
    static char bytes[1 << 16];
    size_t length;
    jd_pgn_begin(reader, job->mode, job->letters, on_event, job);
    while (!job->done && (length = fread(bytes, 1, sizeof bytes, file)) > 0) {
        jd_pgn_feed(reader, bytes, length);
    }
    if (ferror(file)) {
        fprintf(stderr, "jadoube: %s:%u:1: cannot be read: %s\n", job->name, reader->line,
                strerror(errno));
        job->failed = true;
        return;
    }
    jd_pgn_finish(reader);
}

static int read_file(pgn_job *job) {
    static jd_pgn_reader reader;
    const bool standard = equals(job->name, "-");
    FILE *file = standard ? stdin : fopen(job->name, "rb");
    if (!file) {
        fprintf(stderr, "jadoube: %s:1:1: cannot be opened: %s\n", job->name, strerror(errno));
        return FAILED;
    }
    job->name = standard ? "standard input" : job->name;
    read_all(job, file, &reader);
    repeats_free(&job->repeats);
    copy_free(&job->copy);
    if (!standard) {
        (void)fclose(file);
    }
    return job->failed ? FAILED : FINE;
}

static bool read_view(const char *text, pgn_view *view) {
    static const char *const names[] = {"", "--check", "--events", "--export"};
    for (int i = ERRORS; i <= EXPORT; i++) {
        if (equals(text, names[i])) {
            *view = (pgn_view)i;
            return true;
        }
    }
    return false;
}

// Reads one argument, and --max with its number; false if it is none of ours.
static bool read_option(int argc, char **argv, int *i, pgn_job *job) {
    if (equals(argv[*i], "--strict")) {
        job->mode = JD_PGN_STRICT;
    } else if (equals(argv[*i], "--warnings")) {
        job->warnings = true;
    } else if (equals(argv[*i], "--letters") && *i + 1 < argc) {
        return read_letters(argv[++*i], &job->letters);
    } else if (equals(argv[*i], "--max") && *i + 1 < argc) {
        return read_whole(argv[++*i], UINT64_MAX - 1, &job->max);
    } else if (!read_view(argv[*i], &job->view)) {
        const bool is_option = argv[*i][0] == '-' && argv[*i][1];
        const bool is_second = job->name != NULL;
        job->name = argv[*i];
        return !is_option && !is_second;
    }
    return true;
}

int pgn_main(int argc, char **argv) {
    static pgn_job job;
    job.mode = JD_PGN_LENIENT;
    job.max = UINT64_MAX;
    copy_begin(&job.copy);
    for (int i = 1; i < argc; i++) {
        if (!read_option(argc, argv, &i, &job)) {
            return misused(argv[0], "this is too much, or no option, or no number", argv[i]);
        }
    }
    if (!job.name) {
        return misused(argv[0], "FILE is missing (- is standard input)", NULL);
    }
    return read_file(&job);
}
