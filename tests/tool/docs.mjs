// docs.mjs [OUTDIR] -- the reference of the package as static pages, from the committed wasm/NAME.d.ts.
//
// One page an entry and an index; no script, no font, nothing loaded. The declarations are laid out by
// Biome, and that layout is all that is parsed: a declaration begins at the margin, a member two blanks from
// it, and a comment stands right before what it tells of.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { elements, entries } from './entries.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * A declaration, or a member of one.
 * @typedef {object} Part
 * @property {string} name
 * @property {string} kind class, function, interface, type, const; of a member its first word
 * @property {string} comment without its marks
 * @property {string} code without the bodies of classes and interfaces
 * @property {Part[]} members
 */

// ---- reading --------------------------------------------------------------------------------------

/** The text of a comment, one line or several. @param {string} comment */
const bare = (comment) =>
  comment
    .replace(/^\s*\/\*\*\s?|\s*\*\/\s*$/g, '')
    .replace(/^\s*\* ?/gm, '')
    .trim();

/**
 * The statements that begin so many blanks from the margin, each with the comment before it.
 * @param {string} text
 * @param {number} indent
 */
function statements(text, indent) {
  const margin = ' '.repeat(indent);
  const found = [];
  let comment = '';
  let code = '';
  let open = ''; // what the lines belong to that are read now
  for (const line of text.split('\n')) {
    const begins = line.startsWith(margin) && /\S/.test(line.charAt(indent));
    if (open === '' && begins && line.startsWith(`${margin}/**`)) open = 'comment';
    else if (open === '' && begins && !line.startsWith(`${margin}//`)) open = 'code';
    if (open === 'comment') {
      comment += `${line}\n`;
      if (line.endsWith('*/')) open = '';
    } else if (open === 'code') {
      code += `${line.slice(indent)}\n`;
      const ended = line.endsWith(';') || line === `${margin}}`;
      if (ended && balanced(code)) {
        found.push({ comment: bare(comment), code: code.trimEnd() });
        [comment, code, open] = ['', '', ''];
      }
    }
  }
  return found;
}

/** @param {string} code */
function balanced(code) {
  const plain = code.replace(/\/\*[\s\S]*?\*\/|'[^'\n]*'/g, '');
  const count = (/** @type {RegExp} */ sign) => plain.match(sign)?.length ?? 0;
  return count(/[{([]/g) === count(/[})\]]/g);
}

const DECLARED =
  /^(?:export )?(?:declare )?(?:abstract )?(class|interface|type|function|const) (\w+)/;
const MEMBER = /^(?:(?:readonly|static|get|set|protected|private) )*(?:'([^']+)'|#?(\w+))/;

/**
 * The members of a class or an interface.
 * @param {string} code
 * @returns {Part[]}
 */
function membersOf(code) {
  const body = code.slice(code.indexOf('{') + 1, code.lastIndexOf('}'));
  return statements(body, 2)
    .filter(
      ({ code: member }) =>
        !/^(?:#|private |protected |constructor\(\w*: Door|private constructor)/.test(member),
    )
    .map(({ comment, code: member }) => {
      const match = member.match(MEMBER);
      return {
        name: match?.[1] ?? match?.[2] ?? member,
        kind: member.includes('(') && !/^readonly|^get /.test(member) ? 'method' : 'property',
        comment,
        code: member,
        members: [],
      };
    });
}

/**
 * What an entry declares.
 * @param {string} text of a .d.ts
 * @returns {Part[]}
 */
export function partsOf(text) {
  return statements(text, 0).flatMap(({ comment, code }) => {
    const [, kind = '', name = ''] = code.match(DECLARED) ?? [];
    if (name === '') return [];
    const whole = kind === 'class' || kind === 'interface';
    const members = whole ? membersOf(code) : [];
    const head = whole ? code.slice(0, code.indexOf('{')).trim() : code;
    return [{ name, kind, comment, code: head.replace(/^export |^declare /g, ''), members }];
  });
}

/** The pages: the name of an entry, how it is imported, what it declares; `ownNames` as in entries.mjs. */
export function pages() {
  return [...entries, ...elements].map(({ name, subpath, ...row }) => ({
    name,
    ownNames: 'ownNames' in row,
    imported: `jadoube${subpath.slice(1)}`,
    parts: partsOf(readFileSync(`${root}/wasm/${name}.d.ts`, 'utf8')),
  }));
}

// ---- writing --------------------------------------------------------------------------------------

/** @param {string} text */
const safe = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** @typedef {Map<string, string>} Places where each name is told of */

/** @param {string} code @param {Places} places */
const linked = (code, places) =>
  safe(code).replace(/\b[A-Z]\w+\b/g, (name) => {
    const place = places.get(name);
    return place ? `<a href="${place}">${name}</a>` : name;
  });

/** Words with `code` in them. @param {string} text */
const prose = (text) => safe(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** A comment: sentences, and a list of what is given and thrown. @param {string} comment */
function told(comment) {
  const [text = '', ...tags] = comment.split(/^@/m);
  const rows = tags.map((tag) => {
    const [, kind = '', rest = ''] = tag.match(/^(\w+)\s*([\s\S]*)$/) ?? [];
    const [, name = '', more = ''] =
      kind === 'param' ? (rest.match(/^\[?([\w.]+)\]?\s*([\s\S]*)$/) ?? []) : [];
    const label = kind === 'param' ? `<code>${safe(name)}</code>` : safe(kind);
    return `<dt>${label}</dt><dd>${prose(kind === 'param' ? more : rest)}</dd>`;
  });
  const list = rows.length ? `<dl>${rows.join('')}</dl>` : '';
  return (text.trim() ? `<p>${prose(text.trim())}</p>` : '') + list;
}

/** @param {Part} part @param {Places} places @param {string} id */
const entryOf = (part, places, id) =>
  `<pre id="${id}"><code>${linked(part.code, places)}</code></pre>\n${told(part.comment)}\n`;

/** @param {Part} part @param {Places} places */
function section(part, places) {
  const members = part.members
    .map((member) => `<li>${entryOf(member, places, `${part.name}.${member.name}`)}</li>`)
    .join('\n');
  return `<section><h2>${part.name} <small>${part.kind}</small></h2>\n${entryOf(part, places, part.name)}${
    members && `<ul>\n${members}\n</ul>`
  }</section>\n`;
}

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:1rem}pre{white-space:pre-wrap;overflow-wrap:anywhere;
padding:.5rem .75rem;border:1px solid #8886;border-radius:.4rem;margin:.5rem 0}code{font:0.9em ui-monospace,monospace}
ul{list-style:none;padding-inline-start:1rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.1rem 1rem;margin:.25rem 0}
dd{margin:0}nav a{margin-inline-end:.75rem;display:inline-block}small{font-weight:normal;opacity:.75}`;

/** @param {string} title @param {string} body */
const page = (title, body) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style>
<body><main><h1>${title}</h1>
${body}</main></body></html>
`;

const ORDER = ['class', 'function', 'const', 'interface', 'type'];

/** Writes all pages. @param {string} out */
export function writeDocs(out) {
  const all = pages();
  const placesIn = (/** @type {typeof all} */ some) =>
    some.flatMap(({ name, parts }) =>
      parts.map(
        (part) => /** @type {[string, string]} */ ([part.name, `${name}.html#${part.name}`]),
      ),
    );
  const shared = placesIn(all.filter(({ ownNames }) => !ownNames));
  const version = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')).version;
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const menu = all.map(({ name, imported }) => `<a href="${name}.html">${imported}</a>`).join('\n');
  for (const one of all) {
    const { name, imported, parts } = one;
    const places = new Map([...shared, ...placesIn([one])]);
    const sorted = [...parts].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
    const names = sorted.map((part) => `<a href="#${part.name}">${part.name}</a>`).join('\n');
    const body = `<nav>${menu}</nav>\n<nav>${names}</nav>\n${sorted.map((part) => section(part, places)).join('')}`;
    writeFileSync(`${out}/${name}.html`, page(imported, body));
  }
  const rows = all.map(
    ({ name, imported, parts }) =>
      `<section><h2><a href="${name}.html">${imported}</a></h2><p>${parts
        .map((part) => `<a href="${name}.html#${part.name}">${part.name}</a>`)
        .join(', ')}</p></section>`,
  );
  writeFileSync(`${out}/index.html`, page(`jadoube ${version}`, rows.join('\n')));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeDocs(process.argv[2] ?? `${root}/build/docs`);
