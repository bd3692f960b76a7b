// style.js -- the style sheet inside <jd-board>; lengths in cqw are hundredths of its width.
// SPDX-License-Identifier: MIT

import { styleSheet } from '../browser/base.js';

export const boardStyle = styleSheet(`
:host {
  --light: #eed9b6; --dark: #b0855c; --white: #fff; --black: #1c1c1c;
  --touched: #c2410c; --must: #b91c1c; --open: #6d28d9; --target: #1c1c1c66;
  --focus: #0b57d0; --last: #f5e06699;
  display: block; position: relative; aspect-ratio: 1; container-type: inline-size;
  direction: ltr; user-select: none; -webkit-user-select: none; -webkit-touch-callout: none;
}
:host([hidden]) { display: none; }
[role="grid"], .row { display: grid; }
[role="grid"] {
  position: absolute; inset: 0; grid-template-rows: repeat(8, 1fr);
  content-visibility: auto; /* a board out of sight costs no layout */
}
[role="grid"].lifting { content-visibility: visible; } /* a piece may be carried over the edge */
.row { grid-template-columns: repeat(8, 1fr); }

.square { position: relative; min-width: 0; min-height: 0; outline: 0; background: var(--light); }
.square.dark { background: var(--dark); }
.square.taken { touch-action: none; cursor: grab; }
/* Made only where there is something to mark: a page may have thirty boards. */
.square:is([data-marks~="target"])::before,
.square:is([data-marks~="touched"], [data-marks~="must"], [data-marks~="open"], :focus-visible)::after {
  content: ""; position: absolute; inset: 0; pointer-events: none;
}
.square[data-marks~="last"] { background-image: linear-gradient(var(--last), var(--last)); }
.square[data-marks~="target"]::before {
  background: radial-gradient(circle, var(--target) 22%, #0000 23%);
}
.square.taken[data-marks~="target"]::before {
  background: radial-gradient(circle, #0000 64%, var(--target) 65%);
}
.square[data-marks~="touched"]::after {
  box-shadow: inset 0 0 0 .55cqw #fff, inset 0 0 0 1.3cqw var(--touched);
}
.square[data-marks~="must"]::after {
  box-shadow: inset 0 0 0 .55cqw #fff;
  outline: .9cqw dashed var(--must); outline-offset: -.9cqw;
}
.square[data-marks~="open"]::after {
  box-shadow: inset 0 0 0 .55cqw #fff;
  outline: .9cqw dotted var(--open); outline-offset: -.9cqw;
}
.square:focus-visible { z-index: 3; }
.square:focus-visible::after {
  box-shadow: inset 0 0 0 .5cqw #fff, inset 0 0 0 1.2cqw var(--focus);
}

.coordinates { position: absolute; inset: 0; pointer-events: none; }
.coordinates { font: 600 2.6cqw/1 system-ui, sans-serif; color: #6b4a28; }
.dark > .coordinates { color: #fdf3e1; }
.coordinates::before { content: attr(data-rank) / ""; position: absolute; left: .6cqw; top: .5cqw; }
.coordinates::after { content: attr(data-file) / ""; position: absolute; right: .6cqw; bottom: .5cqw; }

.piece { position: absolute; inset: 0; z-index: 1; pointer-events: none; }
.piece svg { display: block; width: 100%; height: 100%; }
.square[data-marks~="hand"] .piece { filter: drop-shadow(0 .5cqw .7cqw #0009); translate: 0 -4%; }
.square.lifted { z-index: 9; }
.piece.lifted { z-index: 9; filter: drop-shadow(0 .6cqw .8cqw #0008); }
.piece.ghost { opacity: .35; }
@media (pointer: coarse) { .piece.lifted svg { scale: 1.7; translate: 0 -40%; } }
@media (forced-colors: active) {
  .square { forced-color-adjust: none; border: 1px solid CanvasText; }
  .square.dark { background: #8a8a8a; }
  .square { background: #e6e6e6; }
}
`);
