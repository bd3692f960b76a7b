// bundle.mjs -- lays the modules of the page into one text, imported ones first.
//
// Each module but the entry gets a scope of its own, so names need not differ. What it exports is the
// object of its scope. Imports and exports are written in the few plain forms below; circles are refused.
// `import('./x.js')` becomes what chunks.mjs makes of it, or, in a script, the module itself.

import { posix } from 'node:path';
import { stripJs } from './strip.mjs';

const IMPORT = /^import (?:(\{[^}]*\})\s*from )?'(\.[^']+)';$/gm;
const REEXPORT = /^export (\{[^}]*\}) from '(\.[^']+)';$/gm;
const LISTED = /^export (\{[^}]*\});$/gm;
const DECLARED = /^export (?:async )?(?:function|class|const|let)\*? (\w+)/gm;
const DECLARING = /^export (?=(?:async )?(?:function|class|const|let)\b)/gm;
const LAZY = /\bimport\('(\.[^']+)'\)/g;

/** What holds the exports of a module. @param {string} path */
export const variable = (path) => `$${path.replace(/\.js$/, '').replace(/\W/g, '_')}`;
/** `a as b` of an import is `a: b` of a pattern. */
const pattern = (list) => list.replace(/(\w+) as (\w+)/g, '$1: $2').replace(/\s+/g, ' ');
const names = (list) =>
  list
    .slice(1, -1)
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/**
 * @typedef {object} Module
 * @property {string} path
 * @property {string} text its imports have become constants
 * @property {string[]} needs paths of what it imports
 * @property {string[]} lazy paths of what it imports when that is wanted
 * @property {string[]} names what it exports
 * @property {string} object the same as an object
 */

/**
 * @param {string} path
 * @param {(path: string) => string} read the text of a module
 * @returns {Module}
 */
export function parse(path, read) {
  const to = (other) => posix.join(posix.dirname(path), other);
  const [needs, lazy, through, exported] = [new Set(), new Set(), [], []];
  const need = (other) => {
    needs.add(to(other));
    return variable(to(other));
  };
  const text = stripJs(read(path))
    .replace(IMPORT, (_, list, other) => {
      const from = need(other);
      return list ? `const ${pattern(list)} = ${from};` : '';
    })
    .replace(LAZY, (_, other) => {
      lazy.add(to(other));
      return `import('${to(other)}')`;
    });
  exported.push(...[...text.matchAll(DECLARED)].map(([, name]) => name));
  const plain = text
    .replace(REEXPORT, (_, list, other) => {
      through.push(...names(list).map((name) => `${name}: ${need(other)}.${name}`));
      return '';
    })
    .replace(LISTED, (_, list) => {
      exported.push(...names(list));
      return '';
    })
    .replace(DECLARING, '');
  const odd = plain.match(/^(?:import|export)\b[^.(].*/m);
  if (odd) throw new Error(`${path}: bundle.mjs does not know this form: ${odd[0]}`);
  const object = `{ ${[...exported, ...through].join(', ')} }`;
  return { path, text: plain.trim(), needs: [...needs], lazy: [...lazy], names: exported, object };
}

/**
 * The modules that an entry needs, imported ones first and the entry last.
 * @param {string} entry
 * @param {(path: string) => Module | undefined} moduleOf undefined for one that stays outside
 * @param {(module: Module) => string[]} [below] what has to lie before it
 */
export function inOrder(entry, moduleOf, below = ({ needs }) => needs) {
  const [order, under] = [new Map(), new Set()];
  const visit = (path, by) => {
    if (under.has(path)) throw new Error(`${by} and ${path} import each other`);
    const module = moduleOf(path);
    if (!module || order.has(path)) return;
    under.add(path);
    for (const other of below(module)) visit(other, path);
    under.delete(path);
    order.set(path, module);
  };
  visit(entry, entry);
  return [...order.values()];
}

/**
 * The text of a module in a scope of its own.
 * @param {Module} module
 * @param {(path: string) => string} imported what `import()` of a module becomes
 */
export const scope = (module, imported) =>
  `const ${variable(module.path)} = (() => {\n${bare(module, imported)}\nreturn ${module.object};\n})();`;

/** @param {Module} module @param {(path: string) => string} imported */
export const bare = ({ text }, imported) =>
  text.replace(/\bimport\('([^']+)'\)/g, (_, path) => imported(path));

/**
 * A classic script with everything inside, also what is imported when it is wanted.
 * @param {string} entry
 * @param {(path: string) => string} read the text of a module
 * @param {string} [name] of the global that gets what the entry exports
 */
export function script(entry, read, name) {
  const known = new Map();
  const moduleOf = (path) => known.get(path) ?? known.set(path, parse(path, read)).get(path);
  const modules = inOrder(entry, moduleOf, ({ needs, lazy }) => [...needs, ...lazy]);
  const imported = (path) => `Promise.resolve(${variable(path)})`;
  const last = modules.pop();
  const parts = [...modules.map((module) => scope(module, imported)), bare(last, imported)];
  const open = name ? '(() => {' : '(async () => {'; // an entry without a result may wait
  const result = name ? `return { ${last.names.join(', ')} };\n` : '';
  const head = `${name ? `var ${name} = ` : ''}${open}\n'use strict';\n`;
  return `${head}${parts.join('\n')}\n${result}})();\n`;
}
