// layers.mjs OBJECTS -- compares core/LAYERS with the symbols that the object files define and use.
//
// Four questions to each module of core/: does it stand on a floor, and say so in its first lines
// (`Floor 2.`); does it call only its own floor and those below; does what it calls never lead back to it; does it keep the core's
// abstinence (no libc beyond what compilers emit by themselves, no variable that can be written).

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const objects = process.argv[2] ?? 'build/native';
const BUILTIN = /^(?:mem(?:cpy|set|move|cmp)|strlen|__popcountdi2|_GLOBAL_OFFSET_TABLE_)$/;
const WRITABLE = /^\.(?:data|bss|tdata|tbss)(?!\.rel\.ro)|^\*COM\*$/;

const floors = readFileSync('core/LAYERS', 'utf8')
  .split('\n')
  .map((line) => line.match(/^(\d+) (.+)/))
  .filter(Boolean)
  .flatMap(([, floor, names]) => names.split(/\s+/).map((name) => [name, Number(floor)]));

const floorOf = (module) =>
  floors.find(([name]) => (name.endsWith('/') ? module.startsWith(name) : module === name))?.[1];

const modules = readdirSync('core', { recursive: true })
  .filter((name) => name.endsWith('.c'))
  .map((name) => name.slice(0, -2))
  .sort();

/** The symbols of a module: { name, letter, section }, as nm's table gives them. */
function symbols(module) {
  const object = `${objects}/core/${module}.o`;
  return execFileSync('nm', ['-f', 'sysv', object], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.split('|').map((field) => field.trim()))
    .filter((fields) => fields.length === 7)
    .map(([name, , letter, , , , section]) => ({ name, letter, section }));
}

const table = new Map(modules.map((module) => [module, symbols(module)]));
const home = new Map();
for (const [module, list] of table)
  for (const { name, letter } of list) if (/^[A-TV-Z]$/.test(letter)) home.set(name, module);

/** The modules whose names a module uses. */
const usedBy = new Map(
  modules.map((module) => {
    const names = table.get(module).filter(({ letter }) => letter === 'U');
    return [module, new Set(names.map(({ name }) => home.get(name)).filter(Boolean))];
  }),
);

/** A way from a module back to itself, the module first and last; undefined if there is none. */
function circleOf(module) {
  const cameFrom = new Map();
  const open = [module];
  for (const here of open)
    for (const next of usedBy.get(here)) {
      if (next === module) return wayTo(here, cameFrom, [module]);
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, here);
      open.push(next);
    }
  return undefined;
}

function wayTo(end, cameFrom, behind) {
  const way = [end, ...behind];
  return cameFrom.has(end) ? wayTo(cameFrom.get(end), cameFrom, way) : way;
}

function objections(module) {
  const floor = floorOf(module);
  if (floor === undefined) return ['stands on no floor of core/LAYERS'];
  const head = readFileSync(`core/${module}.c`, 'utf8').split('\n').slice(0, 3).join('\n');
  const said = head.includes(`Floor ${floor}.`) ? [] : [`does not open with "Floor ${floor}."`];
  const used = table.get(module).flatMap(({ name, letter, section }) => {
    if (WRITABLE.test(section)) return [`has the writable variable ${name}`];
    if (letter !== 'U' || BUILTIN.test(name)) return [];
    if (!home.has(name)) return [`uses ${name}, which is not in core/`];
    const other = home.get(name);
    return floorOf(other) > floor ? [`uses ${name} of the higher floor core/${other}.c`] : [];
  });
  const circle = circleOf(module);
  const round = circle ? [`is called by what it calls: ${circle.join(' -> ')}`] : [];
  return [...said, ...used, ...round];
}

let failed = 0;
for (const module of modules) {
  const found = objections(module);
  for (const text of found) console.log(`core/${module}.c ${text}`);
  if (found.length) failed++;
}
console.log(`${modules.length - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
