// lines.js -- a game of a PGN while it is being told: where its lines stand, and what belongs to which move.
// SPDX-License-Identifier: MIT

/** @import { PgnPlace, PgnProblem, PgnRead, PgnResult } from './types.js' */
import { grown, PgnGame, PgnNode } from './node.js';
import { addComment } from './text.js';

/** A line of moves: where it stands, and where it stood before its last move. */
class Line {
  /** @param {PgnNode} node */
  constructor(node) {
    this.node = node;
    this.back = node;
    /** A comment belongs to the move before it. */
    this.fresh = false;
    this.moved = false;
    /** @type {string[]} comments for the next move */
    this.pending = [];
  }
}

/** A game that is being told. */
export class GameBeingRead {
  /** @type {Map<string, string>} */
  tags = new Map();
  /** @type {PgnProblem[]} */
  problems = [];
  /** @type {string | null | undefined} */
  start = undefined;
  chess960 = false;
  refused = false;
  root = new PgnNode(0, '', '');
  nodes = 0;
  lines = [new Line(this.root)];
  line = /** @type {Line} */ (this.lines[0]);

  /** @param {PgnPlace} place */
  constructor(place) {
    this.place = place;
  }

  /**
   * @param {string} san
   * @param {string} uci
   */
  move(san, uci) {
    const { line } = this;
    const node = new PgnNode(++this.nodes, san, uci);
    const from = line.node;
    from.next = grown(from.next, node);
    if (line.pending.length) {
      node.before = line.pending;
      line.pending = [];
    }
    line.back = from;
    line.node = node;
    line.fresh = true;
    line.moved = true;
  }

  /** @param {string} comment */
  comment(comment) {
    const { line } = this;
    const ofRoot = line.node === this.root && this.lines.length === 1;
    if (line.fresh || ofRoot) addComment(line.node, comment);
    else if (comment) line.pending.push(comment);
  }

  /** @param {number} nag */
  nag(nag) {
    const { node, moved } = this.line;
    if (moved) node.nags = grown(node.nags, nag);
  }

  offer() {
    if (this.line.moved) this.line.node.offer = true;
  }

  begin() {
    const { node, back, moved } = this.line;
    this.line = new Line(moved ? back : node);
    this.lines.push(this.line);
  }

  end() {
    const { pending, moved, node } = this.line;
    if (this.lines.length > 1) this.lines.pop();
    this.line = /** @type {Line} */ (this.lines.at(-1));
    this.line.fresh = false;
    for (const comment of pending) addComment(moved ? node : this.line.node, comment);
  }

  /** @param {PgnResult} result @returns {PgnRead} */
  close(result) {
    while (this.lines.length > 1) this.end();
    for (const comment of this.line.pending) addComment(this.line.node, comment);
    const { tags, root, start, chess960, problems, place } = this;
    if (this.refused) return { ok: false, error: problems };
    const value = new PgnGame({ tags, root, result, start, chess960, warnings: problems, place });
    return { ok: true, value, warnings: problems };
  }
}
