// repeats.c -- how often each position of a game has been on the board: chains by hash, compared
// whole (Law 10.10). Memory grows with the longest stretch without capture or pawn move.
// SPDX-License-Identifier: MIT

#include "repeats.h"

#include <stdio.h>
#include <stdlib.h>

void repeats_clear(repeats *all) {
    all->count = 0;
    all->most = 1;
    all->stretch++;
}

void repeats_free(repeats *all) { free(all->entries); }

static uint32_t chain_of(uint64_t hash) { return (uint32_t)(hash >> 32) % REPEAT_CHAINS; }

static repeat_entry *find(const repeats *all, const jd_position *position, uint64_t hash) {
    const uint32_t chain = chain_of(hash);
    uint32_t next = all->chain_stretch[chain] == all->stretch ? all->chain[chain] : 0;
    while (next > 0) {
        repeat_entry *entry = &all->entries[next - 1];
        if (entry->hash == hash && jd_position_same(&entry->position, position)) {
            return entry;
        }
        next = entry->next;
    }
    return NULL;
}

static repeat_entry *new_entry(repeats *all) {
    if (all->count == all->room) {
        all->room = all->room ? 2 * all->room : 256;
        all->entries = realloc(all->entries, all->room * sizeof *all->entries);
        if (!all->entries) {
            fprintf(stderr, "jadoube: a game is too long for the memory\n");
            exit(1);
        }
    }
    return &all->entries[all->count++];
}

uint32_t repeats_add(repeats *all, const jd_position *position) {
    if (position->quiet_plies == 0) {
        repeats_clear(all);
    }
    const uint64_t hash = jd_position_hash(position);
    repeat_entry *known = find(all, position, hash);
    if (known) {
        known->count++;
        all->most = known->count > all->most ? known->count : all->most;
        return known->count;
    }
    const uint32_t chain = chain_of(hash);
    repeat_entry *entry = new_entry(all);
    entry->hash = hash;
    entry->count = 1;
    entry->next = all->chain_stretch[chain] == all->stretch ? all->chain[chain] : 0;
    entry->position = *position;
    all->chain[chain] = all->count;
    all->chain_stretch[chain] = all->stretch;
    return 1;
}

uint32_t repeats_of(const repeats *all, const jd_position *position) {
    const repeat_entry *known = find(all, position, jd_position_hash(position));
    return known ? known->count : 0;
}
