// base.js -- what custom elements need of the browser, so that their modules can be imported without one.
// SPDX-License-Identifier: MIT

/** HTMLElement; outside a browser a class that is only extended. */
export const ElementBase = globalThis.HTMLElement ?? /** @type {any} */ (class {});

/**
 * A style sheet for shadow roots: no policy of the host's forbids it. Outside a browser there is none.
 * @param {string} css
 */
export function styleSheet(css) {
  const sheet = globalThis.CSSStyleSheet ? new CSSStyleSheet() : /** @type {any} */ (undefined);
  sheet?.replaceSync(css);
  return /** @type {CSSStyleSheet} */ (sheet);
}

/**
 * Gives an element its name, unless another copy of this code has done so.
 * @param {string} name
 * @param {CustomElementConstructor} type
 */
export function define(name, type) {
  const { customElements: registry } = globalThis;
  if (registry && !registry.get(name)) registry.define(name, type);
}

/**
 * An element with a class and a text.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {string} [name]
 * @param {string} [text]
 */
export function make(tag, name = '', text = '') {
  const made = document.createElement(tag);
  if (name) made.className = name;
  if (text) made.textContent = text;
  return made;
}
