// project.mjs -- a project of a user for a test: a folder of its own in which the package is installed.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * @param {Record<string, string>} files their texts by their names
 * @param {string[]} [others] packages that are installed beside jadoube
 * @returns {string} the folder; whoever makes it removes it
 */
export function makeProject(files, others = []) {
  const folder = mkdtempSync(join(tmpdir(), 'jadoube-'));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(root, 'build/npm'), join(folder, 'node_modules/jadoube'));
  for (const name of others)
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/**
 * Compiles TypeScript in a project of its own.
 * @param {Record<string, string>} files
 * @param {object} options of the compiler, besides those that every consumer here has
 * @param {string[]} [others]
 * @returns {string} what the compiler says; nothing when all is well
 */
export function compiled(files, options, others) {
  const config = {
    compilerOptions: {
      ...{ module: 'nodenext', target: 'es2022', strict: true, noEmit: true, types: [] },
      ...options,
    },
    files: Object.keys(files),
  };
  const folder = makeProject({ ...files, 'tsconfig.json': JSON.stringify(config) }, others);
  try {
    const tsc = join(root, 'node_modules/.bin/tsc');
    const { status, stdout, stderr } = spawnSync(tsc, ['-p', folder], { encoding: 'utf8' });
    return status === 0 ? '' : `tsc ended with ${status}: ${stdout}${stderr}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
