// style.js -- the style sheet inside <jadoube-board>. The host's colours and fonts stay outside,
// also what it calls 1rem; whether it is light or dark comes from the host, or from the attribute theme.
// SPDX-License-Identifier: MIT

import { styleSheet } from '../browser/base.js';

export const elementStyle = styleSheet(`
:host {
  all: initial; color-scheme: inherit; display: block; inline-size: min(100%, 36em);
  font: 16px/1.45 system-ui, "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif;
  --panel: light-dark(#fffdf8, #22201b); --ink: light-dark(#23201b, #ece7dc);
  --mute: light-dark(#645d52, #a9a092); --line: light-dark(#ddd6c8, #3a362e);
  --chip: light-dark(#efe9dc, #2e2a23); --accent: light-dark(#1d5c4a, #7fcdb2);
  --warn: light-dark(#9a3412, #fdba74); --bad: light-dark(#b91c1c, #fca5a5);
  --on-accent: light-dark(#fff, #0d1a15); --focus: light-dark(#0b57d0, #8ab4f8);
  --light: #eed9b6; --dark: #b0855c; --white: #fff; --black: #1c1c1c; --last: #f5e06699;
}
:host([hidden]) { display: none; }
:host([theme="light" i]) { color-scheme: light; }
:host([theme="dark" i]) { color-scheme: dark; }
:host([theme="auto" i]) { color-scheme: light dark; }
*, ::before, ::after { box-sizing: border-box; }
[hidden] { display: none !important; }
p, h2 { margin: 0; }

.frame {
  display: grid; direction: ltr; color: var(--ink); background: var(--panel);
  border: 1px solid var(--line); border-radius: 8px; overflow: hidden;
}
/* A picture out of sight costs no layout. */
.bare { border: 0; border-radius: 0; background: none; aspect-ratio: 1; content-visibility: auto; }
.diagram { display: block; inline-size: 100%; aspect-ratio: 1; print-color-adjust: exact; }
.diagram text { font: 600 21px/1 system-ui, sans-serif; fill: #6b4a28; }
.diagram text.dark { fill: #fdf3e1; }
.diagram rect { fill: var(--last); }
.shape { opacity: .78; fill: var(--shape); --shape: #1d5fbf; }
.shape.G { --shape: #17803d; }
.shape.R { --shape: #b3261e; }
.shape.Y { --shape: #d48806; }
circle.shape { fill: none; stroke: var(--shape); stroke-width: 8; }
jd-board { print-color-adjust: exact; }

button {
  font: inherit; color: inherit; background: var(--chip); border: 1px solid var(--line);
  border-radius: 8px; min-block-size: 44px; min-inline-size: 44px; padding: 4px 10px; cursor: pointer;
}
button:hover { border-color: var(--mute); }
button:disabled { opacity: .45; cursor: default; }
button[aria-pressed="true"] { background: var(--accent); color: var(--on-accent); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: -3px; }

.bar { display: flex; flex-wrap: wrap; gap: 6px; padding: 8px; }
.walk button { flex: 1; padding-inline: 0; min-inline-size: max(28px, min(44px, (100% - 19px) / 4)); }
.walk svg { display: block; inline-size: 20px; block-size: 20px; margin: auto; fill: currentColor; }
.status { padding: 0 12px 8px; min-block-size: 1.9em; color: var(--mute); }
.moves {
  padding: 6px 8px 10px; max-block-size: 9.5em; overflow-y: auto; overscroll-behavior: contain;
  border-block-start: 1px solid var(--line); line-height: 1.8;
}
.moves .number { color: var(--mute); margin-inline-start: 4px; }
.moves button {
  min-block-size: 28px; min-inline-size: 28px; padding: 0 5px; background: none; border-color: transparent;
}
.moves button:hover { border-color: var(--line); }
.moves button[aria-current] { background: var(--chip); font-weight: 600; }
.moves .variation { color: var(--mute); font-size: .93em; }
.moves .comment { color: var(--mute); margin-inline: 2px 4px; overflow-wrap: anywhere; }

.duty {
  border-inline-start: 6px solid var(--say, var(--line)); padding: 8px 12px; min-block-size: 5.6em;
}
.duty[data-kind="bound"], .duty[data-kind="ruled"] { --say: var(--warn); }
.duty[data-kind="over"] { --say: var(--accent); }
.duty strong { color: var(--say, var(--ink)); }
.duty p + p { color: var(--mute); }
.article {
  min-block-size: 24px; min-inline-size: 0; padding: 0; background: none; border: 0; border-radius: 3px;
  color: var(--accent); text-decoration: underline; text-underline-offset: 2px; white-space: nowrap;
}
.score { font: 700 1.4em/1.2 ui-monospace, monospace; margin-inline-end: .36em; color: var(--accent); }
.tray { display: flex; flex-wrap: wrap; gap: 6px; padding: 0 12px 8px; border-inline-start: 6px solid var(--warn); }
.tray button { display: flex; align-items: center; gap: 2px; padding: 0 10px 0 2px; }
.tray svg { inline-size: 40px; block-size: 40px; }
.law { padding: 8px 12px; border-block-start: 1px solid var(--line); }
.law h2 { font-size: 1em; }
.wrong { padding: 12px; border-inline-start: 6px solid var(--bad); }
.wrong strong { color: var(--bad); }
.wrong p { overflow-wrap: anywhere; }
.unseen {
  position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap;
}
@media (forced-colors: active) {
  .diagram { forced-color-adjust: none; }
  .moves button[aria-current], button[aria-pressed="true"] { border-color: Highlight; }
}
@media print {
  .bar, .unseen { display: none; }
  .diagram, jd-board { break-inside: avoid; }
  .moves { max-block-size: none; overflow: visible; }
}
`);
