// profile.h -- choosing an edition and setting its parameters. Floor 4.
// SPDX-License-Identifier: MIT

#ifndef JD_LAWS_PROFILE_H
#define JD_LAWS_PROFILE_H

#include "../table/profile.h"
#include "../text.h"

// Loads an edition: "classic", "fide-2023-standard", ...; or lays a modifier over what is loaded:
// "full-supervision", "quickplay", "chess960", "training", which change only their own parameters.
// The time control stays. False for another name.
bool jd_profile_load(jd_profile *profile, jd_span name);

typedef enum jd_set_status { JD_SET_OK, JD_SET_UNKNOWN, JD_SET_BAD_VALUE } jd_set_status;

// Sets one parameter; nothing is changed unless the answer is JD_SET_OK.
jd_set_status jd_profile_set(jd_profile *profile, jd_span name, jd_span value);

// Writes the value of a parameter as `set` reads it; false if there is none of this name.
bool jd_profile_write(const jd_profile *profile, jd_span name, jd_writer *out);

// Law 12.1: reads `40/2:00:00,20/1:00:00*`: moves or `all`, a stroke, the time; `*` repeats the
// last control; `none` is play without a limit. `+` and a time may follow: `40/1:30:00+30` gives an
// increment for each move, `+30d` a delay before the clock counts (US), `+30b` the same given back
// after the move (Bronstein). The name of an edition is its customary control. False, and nothing
// changed, if it is none of these.
bool jd_profile_set_controls(jd_profile *profile, jd_span text);

#endif
