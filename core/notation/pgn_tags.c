// pgn_tags.c -- tags, and where the game starts that they tell, PGN standard 8.1 and 9.7. Floor 2.
// SPDX-License-Identifier: MIT

#include "pgn_parts.h"

void jd_pgn_begin_tags(jd_pgn_reader *reader) {
    reader->names = 0;
    reader->has_setup = false;
    reader->has_fen = false;
    reader->has_result = false;
    reader->slot = JD_PGN_NO_SLOT;
    __builtin_memset(reader->kept, 0, sizeof reader->kept);
}

// ---- names --------------------------------------------------------------------------------------

static bool is_name(const jd_pgn_token *token) {
    for (size_t i = 0; i < token->length; i++) {
        const char c = token->text[i];
        if (!((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
              c == '_')) {
            return false;
        }
    }
    return true;
}

static uint64_t hash_of(const jd_pgn_token *token) {
    uint64_t hash = 0xcbf29ce484222325ULL;
    for (size_t i = 0; i < token->length; i++) {
        hash = (hash ^ (unsigned char)token->text[i]) * 0x100000001b3ULL;
    }
    return hash;
}

// Names are compared as hashes of 64 bits; those beyond the first JD_PGN_NAMES are not kept.
bool jd_pgn_has_name(const jd_pgn_reader *reader, const jd_pgn_token *token) {
    const uint64_t hash = hash_of(token);
    for (uint32_t i = 0; i < reader->names; i++) {
        if (reader->name_hash[i] == hash) {
            return true;
        }
    }
    return false;
}

static bool is_named(const jd_pgn_reader *reader, size_t length, const char *name) {
    return jd_pgn_is_text_any_case(reader->name, length, name);
}

static uint8_t slot_of(jd_pgn_reader *reader, size_t length) {
    if (is_named(reader, length, "FEN")) {
        reader->has_fen = true;
        return JD_PGN_SLOT_FEN;
    }
    if (is_named(reader, length, "Result")) {
        reader->has_result = true;
        return JD_PGN_SLOT_RESULT;
    }
    return is_named(reader, length, "Variant") ? JD_PGN_SLOT_VARIANT : JD_PGN_NO_SLOT;
}

void jd_pgn_read_name(jd_pgn_reader *reader, const jd_pgn_token *token) {
    JD_ASSERT(token->length <= JD_PGN_NAME);
    __builtin_memcpy(reader->name, token->text, token->length);
    reader->name[token->length] = '\0';
    if (!is_name(token)) {
        jd_pgn_complain(reader, token, JD_PGN_TAG_NAME_ODD);
    }
    if (jd_pgn_has_name(reader, token)) {
        jd_pgn_complain(reader, token, JD_PGN_TAG_REPEATED);
    } else if (reader->names < JD_PGN_NAMES) {
        reader->name_hash[reader->names++] = hash_of(token);
    }
    reader->slot = slot_of(reader, token->length);
    if (reader->slot != JD_PGN_NO_SLOT) {
        reader->kept[reader->slot] = 0; // the last one counts
    }
    reader->has_setup = reader->has_setup || is_named(reader, token->length, "SetUp");
}

// ---- values -------------------------------------------------------------------------------------

// What does not fit is longer than any value that means something.
static void keep(jd_pgn_reader *reader, const jd_pgn_token *token) {
    const uint32_t kept = reader->kept[reader->slot];
    const size_t room = sizeof reader->value[0] - kept;
    const size_t length = token->length < room ? token->length : room;
    __builtin_memcpy(reader->value[reader->slot] + kept, token->text, length);
    reader->kept[reader->slot] = kept + (uint32_t)length;
}

void jd_pgn_read_value(jd_pgn_reader *reader, const jd_pgn_token *token) {
    if (reader->slot != JD_PGN_NO_SLOT) {
        keep(reader, token);
    }
    if (token->problem != JD_PGN_CODE_COUNT) {
        jd_pgn_complain(reader, token, token->problem);
    }
    jd_pgn_event *event = jd_pgn_event_of(reader, token, JD_PGN_TAG);
    event->name = reader->name;
    event->text = token->text;
    event->length = token->length;
    event->more = token->more;
    jd_pgn_tell(reader);
}

// ---- where the game starts ----------------------------------------------------------------------

typedef enum variant { STANDARD, CHESS960, UNKNOWN } variant;

// Capitals, blanks and hyphens do not matter.
static variant variant_of(const char *text, size_t length) {
    static const char *const standard[] = {"", "?", "standard", "chess", "normal", "fromposition"};
    static const char *const chess960[] = {
        "chess960",          "960", "frc", "fischerandom", "fischerrandom", "fischerandomchess",
        "fischerrandomchess"};
    char plain[24];
    size_t size = 0;
    for (size_t i = 0; i < length && size < sizeof plain; i++) {
        if (text[i] != ' ' && text[i] != '-' && text[i] != '_') {
            plain[size++] = text[i];
        }
    }
    for (size_t i = 0; i < sizeof standard / sizeof standard[0]; i++) {
        if (jd_pgn_is_text_any_case(plain, size, standard[i])) {
            return STANDARD;
        }
    }
    for (size_t i = 0; i < sizeof chess960 / sizeof chess960[0]; i++) {
        if (jd_pgn_is_text_any_case(plain, size, chess960[i])) {
            return CHESS960;
        }
    }
    return UNKNOWN;
}

static bool read_fen(jd_pgn_reader *reader, const jd_pgn_token *token, jd_position *position) {
    const char *text = reader->value[JD_PGN_SLOT_FEN];
    const size_t length = reader->kept[JD_PGN_SLOT_FEN];
    if (jd_fen_read(text, length, JD_FEN_STRICT, JD_FEN_LEGAL, position).ok) {
        return true;
    }
    const bool mended = jd_fen_read(text, length, JD_FEN_LENIENT, JD_FEN_LEGAL, position).ok;
    jd_pgn_complain(reader, token, mended ? JD_PGN_FEN_MENDED : JD_PGN_FEN_BAD);
    return mended;
}

void jd_pgn_find_start(jd_pgn_reader *reader, const jd_pgn_token *token) {
    jd_pgn_line *line = &reader->lines[0];
    line->at = 0;
    line->moved = 0;
    line->unread = 0;
    line->no_start = 0;
    line->place[0] = jd_position_start();
    const variant played =
        variant_of(reader->value[JD_PGN_SLOT_VARIANT], reader->kept[JD_PGN_SLOT_VARIANT]);
    if (played == UNKNOWN) {
        jd_pgn_complain(reader, token, JD_PGN_VARIANT_UNKNOWN);
        line->no_start = 1;
    } else if (reader->has_fen) {
        line->no_start = !read_fen(reader, token, &line->place[0]);
    } else if (reader->has_setup) {
        jd_pgn_complain(reader, token, JD_PGN_SETUP_WITHOUT_FEN);
    }
    if (played == CHESS960) {
        line->place[0].chess960 = 1;
    }
}
