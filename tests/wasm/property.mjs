// property.mjs -- fast-check with one seed for all properties, so that a run can be had again.
//
// `make test` draws the same cases every time; SEED=N in the environment draws others, SEED=random
// new ones (fast-check prints the seed of a failure).

import fc from 'fast-check';

const { SEED = '1' } = process.env;
if (SEED !== 'random') fc.configureGlobal({ seed: Number(SEED) });

export default fc;
