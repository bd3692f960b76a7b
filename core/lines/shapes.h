// shapes.h -- the arguments of acts, by their shape in acts.def. Floor 7.
// SPDX-License-Identifier: MIT

#ifndef JD_SHAPES_H
#define JD_SHAPES_H

#include "lines.h"

// Reads the arguments into the event, or fails with a mistake.
typedef bool jd_shape_reader(jd_reader *reader, const jd_game *game, jd_event *event);

jd_shape_reader jd_read_nothing, jd_read_hands, jd_read_square, jd_read_touched, jd_read_on_off,
    jd_read_piece, jd_read_piece_square, jd_read_fix, jd_read_move, jd_read_reason, jd_read_found,
    jd_read_claim, jd_read_side_defect, jd_read_text, jd_read_time, jd_read_withdraw,
    jd_read_material, jd_read_sheet, jd_read_sheets, jd_read_cannot, jd_read_found_setup,
    jd_read_set, jd_read_flags, jd_read_tell, jd_read_lost, jd_read_restart, jd_read_score,
    jd_read_answer, jd_read_board, jd_read_article, jd_read_penalty;

#endif
