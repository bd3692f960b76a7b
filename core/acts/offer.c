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

// Law 10.6; 2023 9.1.1: the event may want the arbiter's consent.
static void agree(jd_game *game, jd_color side, jd_verdicts *out) {
    if (jd_game_param(game, JD_PARAM_draw_offers) == JD_OFFERS_ARBITER) {
        game->question = (jd_question){.asked = JD_ASKED_AGREEMENT, .side = (uint8_t)side};
        jd_verdicts_say(out, JD_REFER, JD_ART_10_6_RULED, JD_WORD_AGREEMENT);
    } else {
        jd_finish(game, (jd_end){true, JD_DRAWN, JD_ART_10_6, false}, out);
    }
}

// 2023 9.1.2.2: both note the offer beside the last move. Where they write themselves, their sheets
// are not complete before that.
static void mark(jd_game *game, jd_verdicts *out) {
    if (jd_game_param(game, JD_PARAM_offer_mark) == 0 || game->plies == 0) {
        return;
    }
    const uint32_t last = game->plies - 1;
    game->ply[last].flags |= JD_PLY_OFFER;
    for (int side = 0; side < 2; side++) {
        game->recorded[side] = game->recorded[side] < last ? game->recorded[side] : last;
    }
    jd_verdicts_say(out, JD_NOTE, JD_ART_10_7_MARKED, JD_WORD_MARKED);
}

// 2023 9.1.2.3: a claim of a draw is an offer too, unless one already waits for the claimant.
void jd_offer_by_claim(jd_game *game, jd_color side, jd_verdicts *out) {
    if (jd_game_param(game, JD_PARAM_claim_is_offer) != 0 && !game->offer.standing) {
        game->offer.standing = 1;
        game->offer.by = (uint8_t)side;
        jd_verdicts_add(out, JD_OFFER, JD_ART_10_7_CLAIMED)->side = (uint8_t)side;
    }
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
    mark(game, out);
    if (crossing && jd_law_10_6_objection(game) == JD_WORD_NOTHING) {
        agree(game, side, out); // two offers that cross are an agreement
    } else {
        refer_offer(game, side, window, repeated, out);
    }
}

void jd_act_accept(jd_game *game, const jd_event *event, jd_verdicts *out) {
    agree(game, (jd_color)event->actor, out);
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
