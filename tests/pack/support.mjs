// support.mjs -- a project of its own that has the packed package installed.

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const QUIET = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/** Runs a program; gives what it printed, or throws with it. */
export function run(folder, command, ...args) {
  const env = { ...process.env, NODE_PATH: '', npm_config_update_notifier: 'false' };
  try {
    return execFileSync(command, args, { cwd: folder, encoding: 'utf8', env, stdio: 'pipe' });
  } catch (error) {
    throw new Error(`${command} ${args.join(' ')}\n${error.stdout}\n${error.stderr}`);
  }
}

/** Makes the project; the files written into it and what is found there. */
export function project() {
  const folder = mkdtempSync(join(tmpdir(), 'jadoube-pack-'));
  const tarball = run(folder, 'npm', 'pack', '--silent', join(root, 'build/npm')).trim();
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  run(folder, 'npm', 'install', ...QUIET, `./${tarball}`);
  return {
    folder,
    tarball: join(folder, tarball),
    installed: join(folder, 'node_modules/jadoube'),
    write(name, content) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    },
    files: () => readdirSync(join(folder, 'node_modules/jadoube'), { recursive: true }).sort(),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** A tool of the tests by its name. */
export const tool = (name) => join(root, 'node_modules/.bin', name);
