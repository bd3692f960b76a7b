// strip.mjs: what may go from a script and what may not, and that it means the same.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stripCss, stripHtml, stripJs, tightJs } from './strip.mjs';

const TIGHT = [
  ['const a = 1;\n\n// said\nconst b = 2;\n', 'const a=1;const b=2;\n'],
  ['a\n++b\n', 'a\n++b\n'],
  ['x = a + +b - -c;', 'x=a+ +b- -c;\n'],
  ['return / +/.test(s) && a / b / c;', 'return/ +/.test(s)&&a/b/c;\n'],
  ['f(\n  1, // one\n  [2,\n  3]\n)\n(g)', 'f(1,[2,3])\n(g)\n'],
  ['s = \' a  // b \' + " c ";', 's=\' a  // b \'+" c ";\n'],
  [`t = \`a  \${ x + 1 }  // b\n  c\`;`, `t=\`a  \${x+1}  // b\n  c\`;\n`],
  [
    'class A {\n  #b = 1;\n  get c() { return this.#b; }\n}\nnew A()',
    'class A{#b=1;get c(){return this.#b;}}\nnew A()\n',
  ],
  ['let y = x ?? z\n[1].map(f)', 'let y=x??z\n[1].map(f)\n'],
  ['a /* one */ in b', 'a in b\n'],
];

for (const [text, expected] of TIGHT)
  test(`tight: ${JSON.stringify(text)}`, () => {
    assert.equal(tightJs(text), expected);
    assert.equal(tightJs(tightJs(text)), expected, 'nothing is left to take away');
    assert.equal(tightJs(stripJs(text)), expected);
  });

test('a script means the same', () => {
  const script = `
    const list = [3, 1, 2]
    let text = ''
    for (const n of list.sort()) { text += n /* sorted */ + \`-\${ n % 2 ? 'odd' : "even" } \` }
    const rest = /[/]\\s+$/ .test('a/ ') ? 1 : 0
    result = text + rest + - - 1
    ;[1].forEach((n) => { result += n })`;
  const run = (code) => new Function(`let result;${code}\nreturn result;`)();
  assert.equal(run(script), '1-odd 2-even 3-odd 111');
  for (const how of [stripJs, tightJs]) assert.equal(run(how(script)), run(script));
});

test('style sheets and pages', () => {
  assert.equal(stripCss('/* a */\n.b {\n  color: red;\n}\n'), '.b{color:red}');
  assert.equal(stripHtml('<p>\n  <!-- a -->\n  <b>c</b> d\n</p>\n'), '<p>\n<b>c</b> d\n</p>\n');
});
