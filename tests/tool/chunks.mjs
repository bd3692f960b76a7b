// chunks.mjs -- an entry of the page and all that it imports, at once or when it is wanted, as a few files.
//
// What is imported when it is wanted lies in files of its own, and no module lies in two of them, so that each
// has one instance. Modules that are wanted together lie together: a file is all modules that the same
// entry and late imports reach, and is called after the last of them. The file of the entry is imported by
// none; what it has in common with later ones is a file named for both.

import { posix } from 'node:path';
import { bare, inOrder, parse, scope, variable } from './bundle.mjs';

/** What an entry has in common with what it imports later. @param {string} entry */
export const commonOf = (entry) => entry.replace(/\.js$/, '-common.js');

/**
 * @param {string} entry
 * @param {object} how
 * @param {(path: string) => string} how.read the text of a module
 * @param {(path: string) => boolean} [how.isExternal] whether it is a file that exists already
 * @returns {Map<string, string>} the text of each file, by path
 */
export function chunks(entry, { read, isExternal = () => false }) {
  const shared = commonOf(entry);
  const known = new Map();
  const moduleOf = (path) => {
    if (!known.has(path)) known.set(path, isExternal(path) ? undefined : parse(path, read));
    return known.get(path);
  };

  // ---- who wants what -----------------------------------------------------------------------------

  const wanted = new Map(); // by entry and late import, what each reaches
  const want = (path) => {
    if (wanted.has(path)) return;
    wanted.set(path, inOrder(path, moduleOf));
    for (const { lazy } of wanted.get(path)) for (const later of lazy) want(later);
  };
  want(entry);

  for (const { path, needs } of [...wanted.values()].flat())
    if (needs.includes(entry)) throw new Error(`${path} and its entry ${entry} import each other`);

  const groups = new Map(); // by those who want them
  for (const module of new Set([...wanted.values()].flat())) {
    const by = [...wanted].filter(([, reached]) => reached.includes(module)).map(([path]) => path);
    const common = by.length > 1 && by.includes(entry);
    const key = module.path === entry ? entry : common ? shared : by.join();
    groups.set(key, [...(groups.get(key) ?? []), module]);
  }
  const fileOf = new Map();
  for (const [key, modules] of groups) {
    const name = key === shared ? shared : modules.at(-1).path;
    for (const { path } of modules) fileOf.set(path, name);
  }

  // ---- the files ----------------------------------------------------------------------------------

  const link = (from, to) => {
    const path = posix.relative(posix.dirname(from), to);
    return path.startsWith('.') ? path : `./${path}`;
  };
  const text = (modules) => {
    const file = fileOf.get(modules[0].path);
    const imported = (path) => {
      const from = `import('${link(file, fileOf.get(path) ?? path)}')`;
      return isExternal(path) ? from : `${from}.then((all) => all.${variable(path)})`;
    };
    const outside = new Map();
    for (const path of new Set(modules.flatMap(({ needs }) => needs))) {
      const home = fileOf.get(path) ?? path;
      if (home !== file) outside.set(home, [...(outside.get(home) ?? []), path]);
    }
    const imports = [...outside].map(([home, paths]) => {
      const list = paths.map(variable).join(', ');
      return `import ${isExternal(home) ? `* as ${list}` : `{ ${list} }`} from '${link(file, home)}';`;
    });
    const isEntry = (module) => module.path === entry;
    const laid = modules.map((module) => (isEntry(module) ? bare : scope)(module, imported));
    const given = isEntry(modules.at(-1))
      ? modules.at(-1).names
      : modules
          .map(({ path }) => path)
          .filter(isWanted)
          .map(variable);
    const exports = given.length ? [`export { ${given.join(', ')} };`] : [];
    return `${[...imports, ...laid, ...exports].join('\n')}\n`;
  };
  /** Whether another file wants it. */
  const isWanted = (path) =>
    wanted.has(path) ||
    [...known.values()].some(
      (module) => module?.needs.includes(path) && fileOf.get(module.path) !== fileOf.get(path),
    );
  return new Map(
    [...groups.values()].map((modules) => [fileOf.get(modules[0].path), text(modules)]),
  );
}
