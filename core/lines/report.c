// report.c -- how a game has ended, the moves as they stand on a sheet, correct claims. Floor 7.
// SPDX-License-Identifier: MIT

#include "../notation/uci.h"
#include "lines.h"

const char *jd_ending_text(const jd_game *game) {
    if (game->phase == JD_PHASE_ANNULLED) {
        return "annulled";
    }
    switch ((jd_article)game->score_article) {
    case JD_ART_10_1: return "checkmate";
    case JD_ART_10_2: return "resignation";
    case JD_ART_10_3: return "stalemate";
    case JD_ART_10_4_1:
    case JD_ART_10_4_2:
    case JD_ART_10_4_3:
    case JD_ART_10_4_DEAD: return "dead-position";
    case JD_ART_10_5:
    case JD_ART_10_5_RESIGNED:
    case JD_ART_10_5_ILLEGAL: return "cannot-mate";
    case JD_ART_10_6: return "agreement";
    case JD_ART_10_10_1:
    case JD_ART_10_10_2:
    case JD_ART_10_10_AUTO: return "repetition";
    case JD_ART_10_12:
    case JD_ART_10_12_AUTO: return "fifty-moves";
    case JD_ART_10_13_2:
    case JD_ART_10_14: return "time";
    case JD_ART_10_15:
    case JD_ART_10_15_BOTH: return "absence";
    case JD_ART_10_16_1:
    case JD_ART_10_16_2:
    case JD_ART_10_16_3: return "sealed-move";
    case JD_ART_10_17: return "refusal";
    case JD_ART_8_1_PENALTY: return "illegal-moves";
    case JD_ART_8_1_WAIT: return "impossible-position";
    case JD_ART_12_8: return "both-flags";
    case JD_ART_17_SIGNED: return "signed";
    case JD_ART_III_5: return "no-effort";
    default: return "arbiter";
    }
}

uint32_t jd_line_sheet(const jd_game *game, uint32_t from, char *out, size_t size) {
    enum { LONGEST = JD_SAN_SIZE + 1 };
    jd_writer writer = jd_writer_into(out, size);
    uint32_t ply = from;
    for (; ply < game->plies && writer.length + LONGEST < size; ply++) {
        const jd_ply *made = &game->ply[ply];
        if (made->flags & JD_PLY_ILLEGAL) {
            jd_write_move(&writer, made->move);
        } else {
            char san[JD_SAN_SIZE];
            const jd_position before = jd_unpack(&made->before);
            (void)jd_san_write(&before, made->move, san);
            jd_write_text(&writer, san);
        }
        jd_write_char(&writer, '\n');
    }
    return ply;
}

int jd_line_claims(const jd_game *game, jd_color side, char *out, size_t size) {
    jd_open_claim list[JD_MAX_OPEN_CLAIMS];
    const int count = jd_law_10_13_open_claims(game, side, list);
    const jd_position position = jd_law_10_13_position(game, side);
    jd_writer writer = jd_writer_into(out, size);
    for (int i = 0; i < count; i++) {
        jd_write_text(&writer, list[i].claim == JD_CLAIM_REP3 ? "rep3 " : "fifty ");
        jd_write_text(&writer, jd_article_text((jd_article)list[i].article, jd_game_edition(game)));
        if (list[i].move != JD_NO_MOVE) {
            char uci[JD_UCI_SIZE];
            (void)jd_uci_write(&position, list[i].move, uci);
            jd_write_char(&writer, ' ');
            jd_write_text(&writer, uci);
        }
        jd_write_char(&writer, '\n');
    }
    return (int)writer.length;
}
