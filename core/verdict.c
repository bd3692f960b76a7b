// verdict.c -- the lists of verdicts and words as tables. Floor 0.
// SPDX-License-Identifier: MIT

#include "verdict.h"

typedef enum verdict_class { TRACE, RULING } verdict_class;

static const struct {
    const char *name;
    verdict_class kind;
} verdicts_table[JD_VERDICT_COUNT] = {
#define VERDICT(name, class, shape) {#name, class},
#include "verdicts.def"
#undef VERDICT
};

static const char *const words[JD_WORD_COUNT] = {
#define WORD(name, text) text,
#include "words.def"
#undef WORD
};

jd_verdict *jd_verdicts_say(jd_verdicts *verdicts, jd_verdict_code code, jd_article article,
                            jd_word word) {
    JD_ASSERT(verdicts->count < JD_MAX_VERDICTS);
    jd_verdict *verdict = &verdicts->list[verdicts->count++];
    *verdict =
        (jd_verdict){.code = (uint8_t)code, .article = (uint8_t)article, .word = (uint8_t)word};
    return verdict;
}

jd_verdict *jd_verdicts_add(jd_verdicts *verdicts, jd_verdict_code code, jd_article article) {
    return jd_verdicts_say(verdicts, code, article, JD_WORD_NOTHING);
}

bool jd_verdicts_have(const jd_verdicts *verdicts, jd_verdict_code code) {
    for (int i = 0; i < verdicts->count; i++) {
        if (verdicts->list[i].code == code) {
            return true;
        }
    }
    return false;
}

void jd_verdicts_drop(jd_verdicts *verdicts, jd_verdict_code code) {
    int kept = 0;
    for (int i = 0; i < verdicts->count; i++) {
        if (verdicts->list[i].code != code) {
            verdicts->list[kept++] = verdicts->list[i];
        }
    }
    verdicts->count = kept;
}

const char *jd_verdict_name(jd_verdict_code code) { return verdicts_table[code].name; }
bool jd_verdict_is_ruling(jd_verdict_code code) { return verdicts_table[code].kind == RULING; }
const char *jd_word_text(jd_word word) { return words[word]; }
