// trace.mjs [PARAGRAPH] -- every paragraph of the Laws has code that names it and a scenario.
//
// The headings `### 10.12` of tests/laws/*.md are the list of paragraphs. Code names a paragraph by
// `Law 10.12`, `Laws 10.10 to 10.12` or JD_ART_10_12 in a .c or .def file of core/; a scenario by its
// id, `scn 10.12+ title`. A paragraph that needs neither says so under its heading: `not played: the
// reason`. One of whose scenarios waits in tests/laws/waiting.tsv needs no code yet. A paragraph as
// argument is printed in full.

import { existsSync, readdirSync, readFileSync } from 'node:fs';

const NUMBER = String.raw`\d+(?:\.\d+)?(?:\(\d+\))?`;
const LAWS = 'tests/laws';

const read = (path) => readFileSync(path, 'utf8');
const within = (folder, pattern) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .filter((name) => pattern.test(name))
        .sort()
        .map((name) => `${folder}/${name}`)
    : [];

// ---- the three readings -------------------------------------------------------------------------

/** The paragraphs in order: { number, where, text }. */
function paragraphs() {
  const found = [];
  for (const path of within(LAWS, /^art\d.*\.md$/)) {
    let last;
    for (const [index, line] of read(path).split('\n').entries()) {
      const number = line.match(new RegExp(`^### (${NUMBER})`))?.[1];
      if (number) {
        last = { number, where: `${path}:${index + 1}`, text: [] };
        found.push(last);
      } else if (/^##? /.test(line)) last = undefined;
      last?.text.push(line);
    }
  }
  return found;
}

/** The numbers in words like "10.1, 10.3 to 10.5 and 12.1"; a range is what the Laws have in it. */
function numbersIn(words, list) {
  const within = (number, cited) => number === cited || number.startsWith(`${cited}(`);
  return words.split(/, | and | or /).flatMap((item) => {
    const [from, to] = item.split(' to ');
    if (!to) return [from];
    const first = list.findIndex(({ number }) => within(number, from));
    const last = list.findLastIndex(({ number }) => within(number, to));
    return [from, to, ...list.slice(first, last + 1).map(({ number }) => number)];
  });
}

/** Citations in core/, `Law 7.3` or JD_ART_7_3: { number, where, line }. */
function citations(list) {
  const law = new RegExp(`\\bLaws? (${NUMBER}(?:(?:, | and | or | to )${NUMBER})*)`, 'g');
  const article = /\bJD_ART_(\d+)(?:_(\d+))?(?:_(\d+))?\b/g;
  const cited = (line) => [
    ...[...line.matchAll(law)].flatMap((match) => numbersIn(match[1], list)),
    ...[...line.matchAll(article)].map(
      ([, a, b, c]) => a + (b ? `.${b}` : '') + (c ? `(${c})` : ''),
    ),
  ];
  return within('core', /\.(?:c|def)$/).flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) =>
        cited(line).map((number) => ({
          number,
          where: `${path}:${index + 1}`,
          line: line.trim(),
        })),
      ),
  );
}

/** Scenarios: { number, title, where, waiting }. */
function scenarios() {
  const list = existsSync(`${LAWS}/waiting.tsv`) ? read(`${LAWS}/waiting.tsv`).split('\n') : [];
  const waits = (path, title) =>
    list.some((row) => {
      const [file, name] = row.split('\t');
      return path.replace(/.*\/|\.\w+$/g, '') === file && name === title;
    });
  return within(LAWS, /\.(?:md|scn)$/).flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) => {
        const [, number, sign, title] =
          line.match(new RegExp(`^scn (${NUMBER})([+-]?) ?(.*)`)) ?? [];
        if (!number) return [];
        const waiting = waits(path, `${number}${sign} ${title}`);
        return [{ number, title, where: `${path}:${index + 1}`, waiting }];
      }),
  );
}

// ---- the comparison -----------------------------------------------------------------------------

// A citation of 10.10(1) names 10.10 as well.
const names = (cited, number) => cited === number || cited.startsWith(`${number}(`);
// 5.1 is known when 5.1(1) is, and the other way round; so is the whole Article 5.
const known = (cited, list) =>
  list.some(({ number }) => names(cited, number) || new RegExp(`^${cited}[.(]`).test(number));

function objections({ number, text }, code, played) {
  if (text.some((line) => /\bnot played: \S/.test(line))) return [];
  const own = played.filter((scenario) => names(scenario.number, number));
  if (own.length === 0) return ['has no scenario'];
  if (own.some((scenario) => scenario.waiting)) return [];
  return code.some((cite) => names(cite.number, number)) ? [] : ['is named by no code'];
}

function show({ number, where, text }, code, played) {
  const here = (each) => names(each.number, number);
  console.log(`${where}\n${text.join('\n').trim()}\n\ncode`);
  for (const cite of code.filter(here)) console.log(`  ${cite.where}  ${cite.line}`);
  console.log('\nscenarios');
  for (const { where, title, waiting } of played.filter(here))
    console.log(`  ${where}  ${title}${waiting ? '  (waits)' : ''}`);
}

const list = paragraphs();
const code = citations(list);
const played = scenarios();

const asked = process.argv[2];
if (asked) {
  const found = list.filter(({ number }) => names(number, asked));
  for (const paragraph of found) show(paragraph, code, played);
  if (found.length === 0) {
    console.error(`the Laws have no paragraph ${asked}`);
    process.exit(1);
  }
} else {
  let failed = 0;
  const object = (text) => {
    failed++;
    console.log(text);
  };
  for (const paragraph of list)
    for (const text of objections(paragraph, code, played))
      object(`${paragraph.where}: ${paragraph.number} ${text}`);
  const strange = [...code, ...played].filter(({ number }) => !known(number, list));
  for (const { number, where } of strange) object(`${where}: the Laws have no ${number}`);
  console.log(`${Math.max(list.length - failed, 0)} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
}
