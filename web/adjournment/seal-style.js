// seal-style.js -- the looks of the dialogs of an adjournment; they come with it, not with the page.
// SPDX-License-Identifier: MIT

import { styleSheet } from '../browser/base.js';

let isWorn = false;

/** The page has these looks from now on. */
export function wearSealStyle() {
  if (!isWorn) document.adoptedStyleSheets.push(styleSheet(CSS));
  isWorn = true;
}

const CSS = `
.panel.adjournment {
  --above: max(8px, 6vh);
  inline-size: min(40rem, 100vw - 16px);
  margin-block-start: var(--above); max-block-size: calc(100dvh - var(--above) - 8px);
}
.adjournment .news {
  position: sticky; inset-block-end: -18px; margin-block-end: -14px; padding-block: 6px 12px;
  background: var(--panel); line-height: 1.35;
}
.adjournment .wrong { min-block-size: 1.5em; line-height: 1.4; }
.adjournment .wrong:empty { display: block; }
.adjournment .covered { -webkit-text-security: disc; }
.views { display: grid; gap: 10px; align-content: start; }
.adjournment .envelope {
  display: grid; grid-template-columns: minmax(0, 1fr) 8.5rem; gap: 8px 14px;
  padding: 12px 14px; border: 1px solid var(--mute); border-radius: 4px;
  background: linear-gradient(to bottom right, transparent calc(50% - 1px), var(--line) 50%,
    transparent calc(50% + 1px)) 0 0 / 50% 3.2rem no-repeat,
    linear-gradient(to bottom left, transparent calc(50% - 1px), var(--line) 50%,
    transparent calc(50% + 1px)) 100% 0 / 50% 3.2rem no-repeat, var(--ground);
}
.adjournment .flap {
  grid-column: 1 / -1; justify-self: center; z-index: 1; min-block-size: 2.4rem; align-content: center;
  padding: 2px 12px; border: 1px solid var(--mute); border-radius: 1.2rem; background: var(--panel);
  font-size: 0.9rem; font-weight: 600; text-align: center;
}
.adjournment dl { display: grid; gap: 4px; margin: 0; align-content: start; }
.adjournment dl div { display: grid; grid-template-columns: 6.5rem minmax(0, 1fr); gap: 8px; }
.adjournment dt { color: var(--mute); font-size: 0.9rem; }
.adjournment dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
.adjournment .lost label { inline-size: 100%; align-items: start; padding-block: 6px; min-block-size: 0; }
.adjournment .lost input { margin-block-start: 0.2em; }
.adjournment label.check { display: flex; gap: 8px; align-items: center; min-block-size: 44px; }
@media (max-width: 860px) {
  .adjournment .news { inset-block-end: -14px; }
}
@media (max-width: 640px) {
  .adjournment .wrong { min-block-size: 2.8em; }
  .adjournment .file .wrong { min-block-size: 5.6em; }
}
@media (max-width: 480px) {
  .adjournment .envelope { grid-template-columns: minmax(0, 1fr); }
  .adjournment .diagram { inline-size: 8.5rem; justify-self: center; }
  .adjournment .pair { grid-template-columns: minmax(0, 1fr); }
}
`;
