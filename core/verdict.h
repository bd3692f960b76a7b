// verdict.h -- what the referee answers. Floor 0.
// SPDX-License-Identifier: MIT

#ifndef JD_VERDICT_H
#define JD_VERDICT_H

#include "base.h"

typedef enum jd_verdict_code {
#define VERDICT(name, class, shape) JD_##name,
#include "verdicts.def"
#undef VERDICT
    JD_VERDICT_COUNT
} jd_verdict_code;

typedef enum jd_article {
#define ARTICLE(name, classic, fide_2023) JD_ART_##name,
#include "articles.def"
#undef ARTICLE
    JD_ARTICLE_COUNT
} jd_article;

typedef enum jd_word {
#define WORD(name, text) JD_WORD_##name,
#include "words.def"
#undef WORD
    JD_WORD_COUNT
} jd_word;

typedef enum jd_edition { JD_CLASSIC, JD_FIDE_2023, JD_EDITION_COUNT } jd_edition;

typedef struct jd_verdict {
    uint8_t code;    // a jd_verdict_code
    uint8_t article; // a jd_article
    uint8_t word;    // a jd_word
    uint8_t side;    // a jd_color
    jd_move move;
    uint32_t n;    // a ply or a number of moves
    int64_t ms[2]; // times
} jd_verdict;

// More than one act can bring about.
#define JD_MAX_VERDICTS 24

typedef struct jd_verdicts {
    int count;
    jd_verdict list[JD_MAX_VERDICTS];
} jd_verdicts;

// Adds a verdict and returns it for its arguments to be filled in.
jd_verdict *jd_verdicts_add(jd_verdicts *verdicts, jd_verdict_code code, jd_article article);
jd_verdict *jd_verdicts_say(jd_verdicts *verdicts, jd_verdict_code code, jd_article article,
                            jd_word word);

// True if a verdict of this code is among them.
bool jd_verdicts_have(const jd_verdicts *verdicts, jd_verdict_code code);

// Takes all verdicts of this code back: what came after them has made them moot.
void jd_verdicts_drop(jd_verdicts *verdicts, jd_verdict_code code);

const char *jd_verdict_name(jd_verdict_code code);
bool jd_verdict_is_ruling(jd_verdict_code code);
const char *jd_article_text(jd_article article, jd_edition edition);
// The first Article with this classic number, text[0..length); false if there is none.
bool jd_article_find(const char *text, size_t length, jd_article *article);

const char *jd_word_text(jd_word word);

#endif
