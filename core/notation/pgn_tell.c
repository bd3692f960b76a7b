// pgn_tell.c -- what the reader tells its host: events and problems, one at a time. Floor 2.
// SPDX-License-Identifier: MIT

#include "pgn_parts.h"

jd_pgn_event *jd_pgn_event_of(jd_pgn_reader *reader, const jd_pgn_token *token, jd_pgn_kind kind) {
    const bool inside = kind != JD_PGN_BEGIN && kind != JD_PGN_END;
    reader->event = (jd_pgn_event){
        .kind = kind,
        .lost = reader->in_game && jd_pgn_level(reader->depth, inside) >= reader->lost_from,
        .depth = reader->depth,
        .line = token->line,
        .column = token->column,
        .offset = token->offset,
    };
    return &reader->event;
}

// A game that was refused is told no further, but for its end.
void jd_pgn_tell(jd_pgn_reader *reader) {
    if (!reader->refused || reader->event.kind == JD_PGN_GAME_END) {
        reader->tell(reader->host, &reader->event);
    }
}

void jd_pgn_tell_text(jd_pgn_reader *reader, const jd_pgn_token *token, jd_pgn_kind kind) {
    jd_pgn_event *event = jd_pgn_event_of(reader, token, kind);
    event->text = token->text;
    event->length = token->length;
    event->more = token->more;
    event->to_end = token->to_end;
    jd_pgn_tell(reader);
}

void jd_pgn_complain(jd_pgn_reader *reader, const jd_pgn_token *token, jd_pgn_code code) {
    const jd_pgn_class least = reader->mode == JD_PGN_STRICT ? JD_PGN_WARNING : JD_PGN_ERROR;
    jd_pgn_event *event = jd_pgn_event_of(reader, token, JD_PGN_PROBLEM);
    event->code = code;
    event->error = jd_pgn_code_class(code) >= least;
    event->text = token->text;
    event->length = token->length;
    jd_pgn_tell(reader);
    reader->refused = reader->refused || (reader->mode == JD_PGN_STRICT && event->error);
}
