// lay.mjs -- lays ES modules one after the other, so that a few files hold many.
//
// A small bundler for sources that keep to plain forms: named imports and exports without `as`, no import
// inside of functions, top-level names that differ, no circles, and no exported variable that changes once
// its module has been evaluated. The forms that it does not know, it refuses.

import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

const IMPORT = /^import\s*\{([^}]*)\}\s*from '(\.[^']*)';\n/gm;
const REEXPORT = /^export\s*\{([^}]*)\}\s*from '(\.[^']*)';\n/gm;
const EXPORT = /^export (?=(?:async function|function|class|const|let)\b)/gm;
const DECLARED = /^(export )?(?:async function|function|class|const|let)\*? (\w+)/gm;
const ODD = /^(?:import|export)\b.*|^.*(?:await|=>|return) import\(.*/m;

const listed = (names) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** The path of what `from` calls `name`: beside it, or, as in build/site, among the entries in wasm/. */
function resolved(from, name, made) {
  const path = join(from, '..', name);
  const places = [path, `wasm/${basename(path)}`];
  const found = places.find((place) => made.has(place) || existsSync(join(root, place)));
  if (!found) throw new Error(`${from}: there is no ${name}`);
  return found;
}

/** One module: its text without imports and exports, what it takes from where, and what it declares. */
function parse(path, made) {
  const text = made.get(path) ?? readFileSync(join(root, path), 'utf8');
  const from = ([, names, name]) => ({ path: resolved(path, name, made), names: listed(names) });
  const declared = [...text.matchAll(DECLARED)];
  const module = {
    path,
    body: text.replace(IMPORT, '').replace(REEXPORT, '').replace(EXPORT, ''),
    takes: [...text.matchAll(IMPORT)].map(from),
    through: [...text.matchAll(REEXPORT)].map(from),
    own: declared.map(([, , name]) => name),
    exported: declared.filter(([, is]) => is).map(([, , name]) => name),
  };
  const renamed = [...module.takes, ...module.through].flatMap(({ names }) =>
    names.filter((name) => !/^\w+$/.test(name)),
  );
  const odd = module.body.match(ODD)?.[0] ?? renamed[0];
  if (odd) throw new Error(`${path}: lay.mjs does not know this form: ${odd}`);
  return module;
}

/**
 * The modules that these sources reach, imported ones first.
 * @param {string[]} sources paths from the root of the project
 * @param {Map<string, string>} made modules that exist nowhere else, by path
 */
export function reach(sources, made) {
  const modules = new Map();
  const seen = new Set();
  const visit = (path) => {
    if (seen.has(path)) return;
    seen.add(path);
    const module = parse(path, made);
    for (const { path: below } of [...module.takes, ...module.through]) visit(below);
    modules.set(path, module);
  };
  for (const source of sources) visit(source);
  return modules;
}

/** The module that declares what `path` exports under this name. */
export function origin(modules, path, name) {
  const module = modules.get(path);
  if (module.exported.includes(name)) return path;
  const on = module.through.find(({ names }) => names.includes(name));
  if (!on) throw new Error(`${path} exports no ${name}`);
  return origin(modules, on.path, name);
}

/** The names that a module exports. */
export function exportsOf(modules, path) {
  const { exported, through } = modules.get(path);
  return [...exported, ...through.flatMap(({ names }) => names)];
}

/**
 * The modules of one file: their text, and the names they take from modules outside, by path.
 * @param {ReturnType<typeof reach>} modules all there are
 * @param {string[]} paths those of the file, imported ones first
 */
export function lay(modules, paths) {
  const homes = new Map();
  const outside = new Map();
  const claim = (name, path) => {
    const home = homes.get(name) ?? path;
    if (home !== path) throw new Error(`${name} is a name in ${home} and in ${path}`);
    homes.set(name, path);
  };
  for (const path of paths) {
    for (const name of modules.get(path).own) claim(name, path);
    for (const { path: below, names } of modules.get(path).takes)
      for (const name of names) {
        const home = origin(modules, below, name);
        claim(name, home);
        if (!paths.includes(home)) outside.set(name, home);
      }
  }
  return { body: paths.map((path) => modules.get(path).body).join('\n'), outside };
}

/**
 * One file of these sources and all they reach.
 * @param {string[]} sources
 * @param {Map<string, string>} made
 * @returns {{ body: string, names: string[] }} its text without exports, and the names these export
 */
export function layAll(sources, made) {
  const modules = reach(sources, made);
  const names = new Set(sources.flatMap((source) => exportsOf(modules, source)));
  return { body: lay(modules, [...modules.keys()]).body, names: [...names] };
}
