// profile.h -- choosing an edition and setting its parameters. Floor 4.
// SPDX-License-Identifier: MIT

#ifndef JD_LAWS_PROFILE_H
#define JD_LAWS_PROFILE_H

#include "../table/profile.h"
#include "../text.h"

// Loads the parameters of "classic", "fide-2023-standard", ...; the time control stays. False for
// another name.
bool jd_profile_load(jd_profile *profile, jd_span name);

typedef enum jd_set_status { JD_SET_OK, JD_SET_UNKNOWN, JD_SET_BAD_VALUE } jd_set_status;

// Sets one parameter; nothing is changed unless the answer is JD_SET_OK.
jd_set_status jd_profile_set(jd_profile *profile, jd_span name, jd_span value);

// Law 12.1: reads `40/2:00:00,20/1:00:00*`: moves or `all`, a stroke, the time; `*` repeats the
// last control; `none` is play without a limit. False, and nothing changed, if it is of neither
// form.
bool jd_profile_set_controls(jd_profile *profile, jd_span text);

#endif
