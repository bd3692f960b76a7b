// offer.c -- offering a draw and answering (10.6 to 10.9). Floor 5.
// SPDX-License-Identifier: MIT

#include "acts.h"

// Laws 10.8, 15.1(4): an offer at the wrong time or once too often stands, but the arbiter may
// punish it.
static void refer_offer(jd_game *game, jd_color side, jd_article window, bool repeated,
                        jd_verdicts *out) {
    const int64_t persistent = jd_game_param(game, JD_PARAM_persistent_offers);
    if (window == JD_ART_10_8) {
        jd_verdicts_say(out, JD_REFER, JD_ART_10_8, JD_WORD_PENALTY);
    }
    if (repeated) {
        jd_verdicts_say(out, JD_REFER, JD_ART_15_1_4, JD_WORD_REPEAT);
    }
    if (game->offer.in_a_row[side] >= persistent) {
        jd_verdicts_say(out, JD_REFER, JD_ART_15_1_4, JD_WORD_PERSISTENT);
    }
}

// Law 10.6: two offers that cross are an agreement.
static void agree(jd_game *game, jd_verdicts *out) {
    jd_finish(game, (jd_end){true, JD_DRAWN, JD_ART_10_6}, out);
}

void jd_act_offer(jd_game *game, const jd_event *event, jd_verdicts *out) {
    const jd_color side = (jd_color)event->actor;
    jd_offer *offer = &game->offer;
    const jd_article window = jd_law_10_7_window(game, side);
    const bool repeated = offer->standing && offer->by == side;
    const bool crossing = offer->standing && offer->by != side;
    if (offer->in_a_row[side] < UINT8_MAX) {
        offer->in_a_row[side]++;
    }
    offer->in_a_row[1 - side] = 0;
    offer->standing = 1;
    offer->by = (uint8_t)side;
    jd_verdicts_add(out, JD_OFFER, window)->side = (uint8_t)side;
    if (crossing) {
        agree(game, out);
    } else {
        refer_offer(game, side, window, repeated, out);
    }
}

void jd_act_accept(jd_game *game, const jd_event *event, jd_verdicts *out) {
    (void)event;
    agree(game, out);
}

void jd_act_reject(jd_game *game, const jd_event *event, jd_verdicts *out) {
    game->offer.standing = 0;
    jd_verdicts_add(out, JD_DECLINED, JD_ART_10_7)->side = event->actor;
}

static void refuse(jd_game *game, jd_color side, jd_verdicts *out) {
    if (game->offer.standing && game->offer.by != side) {
        game->offer.standing = 0;
        jd_verdicts_add(out, JD_DECLINED, JD_ART_10_7)->side = (uint8_t)side;
    }
}

// 2023 6.2.1: completed by the press, or by the next move of the same side.
void jd_offer_met_by_move(jd_game *game, jd_color side, jd_verdicts *out) {
    const bool release = jd_game_param(game, JD_PARAM_complete) == JD_COMPLETE_RELEASE;
    if (release || game->unpressed[side]) {
        refuse(game, side, out);
    }
}

void jd_offer_met_by_press(jd_game *game, jd_color side, jd_verdicts *out) {
    if (jd_game_param(game, JD_PARAM_complete) == JD_COMPLETE_PRESS) {
        refuse(game, side, out);
    }
}
