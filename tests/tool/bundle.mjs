// bundle.mjs -- lays the modules of the page into one text, imported ones first.
//
// Each module but the entry gets a scope of its own, so names need not differ. What it exports is the
// object of its scope. Imports and exports are written in the few plain forms below; circles are refused.
// `import('./x.js')` stays as it is, and the caller makes that file too, or becomes the module itself.

import { posix } from 'node:path';
import { stripJs } from './strip.mjs';

const IMPORT = /^import (?:(\{[^}]*\})\s*from )?'(\.[^']+)';$/gm;
const REEXPORT = /^export (\{[^}]*\}) from '(\.[^']+)';$/gm;
const LISTED = /^export (\{[^}]*\});$/gm;
const DECLARED = /^export (?:async )?(?:function|class|const|let)\*? (\w+)/gm;
const DECLARING = /^export (?=(?:async )?(?:function|class|const|let)\b)/gm;
const LAZY = /\bimport\('(\.[^']+)'\)/g;

const variable = (path) => `$${path.replace(/\.js$/, '').replace(/\W/g, '_')}`;
/** `a as b` of an import is `a: b` of a pattern. */
const pattern = (list) => list.replace(/(\w+) as (\w+)/g, '$1: $2').replace(/\s+/g, ' ');
const names = (list) =>
  list
    .slice(1, -1)
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/**
 * @typedef {object} Laid
 * @property {string} code
 * @property {string[]} names what the entry exports
 * @property {string[]} external paths of the modules that are imported and not laid
 * @property {string[]} lazy paths of the modules that the code imports when they are wanted
 */

/**
 * @param {string} entry its path
 * @param {object} how
 * @param {(path: string) => string} how.read the text of a module
 * @param {(path: string) => boolean} [how.isExternal] whether it stays a module of its own
 * @param {boolean} [how.inline] lay also what is imported when it is wanted
 * @returns {Laid}
 */
export function bundle(entry, { read, isExternal = () => false, inline = false }) {
  const parts = [];
  const [done, under, external, lazy] = [new Set(), new Set(), new Set(), new Set()];

  /** The module's text with its imports turned into constants. */
  function body(path) {
    const to = (other) => posix.join(posix.dirname(path), other);
    const text = stripJs(read(path))
      .replace(IMPORT, (_, list, other) => {
        const from = need(to(other), path);
        return list ? `const ${pattern(list)} = ${from};` : '';
      })
      .replace(LAZY, (_, other) => {
        if (inline) return `Promise.resolve(${need(to(other), path)})`;
        lazy.add(to(other));
        return `import('./${posix.relative(posix.dirname(entry), to(other))}')`;
      });
    const through = [];
    const exported = [...text.matchAll(DECLARED)].map(([, name]) => name);
    const plain = text
      .replace(REEXPORT, (_, list, other) => {
        through.push(...names(list).map((name) => `${name}: ${need(to(other), path)}.${name}`));
        return '';
      })
      .replace(LISTED, (_, list) => {
        exported.push(...names(list));
        return '';
      })
      .replace(DECLARING, '');
    const odd = plain.match(/^(?:import|export)\b[^.(].*/m);
    if (odd) throw new Error(`${path}: bundle.mjs does not know this form: ${odd[0]}`);
    return { text: plain.trim(), exported, through };
  }

  /** Lays the module if it has not been; returns the variable that holds it. */
  function need(path, by) {
    if (isExternal(path)) external.add(path);
    else if (under.has(path)) throw new Error(`${by} and ${path} import each other`);
    else if (!done.has(path)) {
      under.add(path);
      const { text, exported, through } = body(path);
      const object = `{ ${[...exported, ...through].join(', ')} }`;
      parts.push(`const ${variable(path)} = (() => {\n${text}\nreturn ${object};\n})();`);
      under.delete(path);
      done.add(path);
    }
    return variable(path);
  }

  const { text, exported, through } = body(entry);
  if (through.length) throw new Error(`${entry}: an entry exports what it declares`);
  const code = `${[...parts, text].join('\n')}\n`;
  return { code, names: exported, external: [...external], lazy: [...lazy] };
}

/**
 * As an ES module.
 * @param {Laid} laid
 * @param {string} entry
 */
export function asModule({ code, names: exported, external }, entry) {
  const from = (path) => `./${posix.relative(posix.dirname(entry), path)}`;
  const imports = external.map((path) => `import * as ${variable(path)} from '${from(path)}';\n`);
  const list = exported.length ? `export { ${exported.join(', ')} };\n` : '';
  return `${imports.join('')}${code}${list}`;
}

/**
 * As a classic script; nothing may be left outside.
 * @param {Laid} laid
 * @param {string} [name] of the global that gets what the entry exports
 */
export function asScript({ code, names: exported, external, lazy }, name) {
  const left = [...external, ...lazy];
  if (left.length) throw new Error(`a script cannot import ${left.join(', ')}`);
  const scope = name ? '(() => {' : '(async () => {'; // an entry without a result may wait
  const result = name ? `return { ${exported.join(', ')} };\n` : '';
  return `${name ? `var ${name} = ` : ''}${scope}\n'use strict';\n${code}${result}})();\n`;
}
