// article.c -- the numbers of the Articles in each edition. Floor 0.
//
// Apart from the verdicts, because a position that has ended cites an Article, too.
// SPDX-License-Identifier: MIT

#include "verdict.h"

static const char *const articles[JD_ARTICLE_COUNT][JD_EDITION_COUNT] = {
#define ARTICLE(name, classic, fide_2023) {classic, fide_2023},
#include "articles.def"
#undef ARTICLE
};

const char *jd_article_text(jd_article article, jd_edition edition) {
    return articles[article][edition];
}

bool jd_article_find(const char *text, size_t length, jd_article *article) {
    for (int i = 0; i < JD_ARTICLE_COUNT; i++) {
        const char *number = articles[i][JD_CLASSIC];
        size_t same = 0;
        while (same < length && number[same] != '\0' && number[same] == text[same]) {
            same++;
        }
        if (same == length && number[same] == '\0') {
            *article = (jd_article)i;
            return true;
        }
    }
    return false;
}
