// boards.mjs -- thirty boards on one page, ours beside others: how long script, style and layout take.
//
// The browser's own counters are read before the boards are made and after the page has come to rest, so
// work that is put off counts too. Every sample is a fresh page; the kinds take turns. A live board is
// one that can be played on, a diagram one that is looked at.
//
// PEERS is a folder in which `npm install chessground cm-chessboard` has been done; chessground is GPL, so it is
// no dependency of ours and nothing of it comes here. Without PEERS only our own boards are measured.

import { existsSync } from 'node:fs';
import { launch } from '../tool/chromium.mjs';
import { serve } from '../tool/serve.mjs';

const BOARDS = 30;
const SAMPLES = Number(process.env.SAMPLES ?? 9);
const FEN = 'r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/3P1N2/PPP2PPP/RNBQK2R w KQkq - 0 5';
const peers = process.env.PEERS && `${process.env.PEERS}/node_modules`;

/** What each page runs: it makes the boards in the elements with class `b`. */
const ours = (attributes) => `
  for (const place of places) {
    const board = document.createElement('jadoube-board');
    for (const [name, value] of Object.entries(${JSON.stringify({ fen: FEN, ...attributes })}))
      board.setAttribute(name, value);
    place.append(board);
  }`;
const KINDS = {
  'jadoube, live': {
    head: '<script src="/jadoube-board.js"></script>',
    make: ours({ mode: 'play' }),
  },
  'jadoube, diagram': { head: '<script src="/jadoube-board.js"></script>', make: ours({}) },
};
const ofPeers = (script, links) => ({
  head: links.map((href) => `<link rel="stylesheet" href="${href}">`).join(''),
  imports: script,
});
if (peers) {
  if (!existsSync(`${peers}/chessground`)) throw new Error(`${peers}: there is no chessground`);
  const ground = ['base', 'brown', 'cburnett'].map(
    (name) => `/chessground/assets/chessground.${name}.css`,
  );
  const imports = `import { Chessground } from '/chessground/dist/chessground.js';`;
  const make = (more) =>
    `for (const place of places) Chessground(place, { fen: '${FEN}', ${more} });`;
  KINDS['chessground, live'] = {
    ...ofPeers(imports, ground),
    make: make('movable: { free: true, color: "both" }'),
  };
  KINDS['chessground, view only'] = { ...ofPeers(imports, ground), make: make('viewOnly: true') };
  const cm = `import { Chessboard } from '/cm-chessboard/src/Chessboard.js';`;
  const made = (more) => `for (const place of places) {
    const board = new Chessboard(place, { position: '${FEN}', assetsUrl: '/cm-chessboard/assets/' });
    ${more}
  }`;
  KINDS['cm-chessboard, live'] = {
    ...ofPeers(cm, ['/cm-chessboard/assets/chessboard.css']),
    make: made('board.enableMoveInput(() => true);'),
  };
  KINDS['cm-chessboard, view only'] = {
    ...ofPeers(cm, ['/cm-chessboard/assets/chessboard.css']),
    make: made(''),
  };
}

const places = Array.from({ length: BOARDS }, () => '<div class="b"></div>').join('');
const pageOf = ({
  head,
  imports = '',
  make,
}) => `<!doctype html><meta charset="utf-8"><title>boards</title>
<style>body{display:flex;flex-wrap:wrap;gap:8px}.b{width:300px;height:300px}</style>${head}${places}
<script type="module">${imports}
const places = document.querySelectorAll('.b');
globalThis.make = () => {${make}};
</script>`;

const site = await serve(new URL('../../build/site', import.meta.url).pathname);
const others = peers && (await serve(peers));
const browser = await launch();
const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });

const COUNTERS = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];

async function sample(kind) {
  const page = await context.newPage();
  const server = /^jadoube/.test(kind) ? site : others;
  await page.route('**/bench.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: pageOf(KINDS[kind]) }),
  );
  await page.goto(`${server.url}/bench.html`);
  await page.waitForFunction(() => typeof globalThis.make === 'function');
  const counters = await context.newCDPSession(page);
  await counters.send('Performance.enable');
  const read = async () => {
    const { metrics } = await counters.send('Performance.getMetrics');
    const wanted = metrics.filter(({ name }) => COUNTERS.includes(name));
    return wanted.reduce((sum, { value }) => sum + value * 1000, 0);
  };
  const before = await read();
  await page.evaluate(() => {
    globalThis.make();
    return new Promise((done) => setTimeout(done, 600));
  });
  const took = (await read()) - before;
  const shown = await page.evaluate(() => document.querySelectorAll('.b > *').length);
  if (shown < BOARDS) throw new Error(`${kind}: ${shown} of ${BOARDS} boards`);
  await page.close();
  return took;
}

const times = new Map(Object.keys(KINDS).map((kind) => [kind, []]));
for (let n = 0; n < SAMPLES; n++) for (const [kind, list] of times) list.push(await sample(kind));
await browser.close();
site.close();
others?.close();

console.log(`${BOARDS} boards, script + style + layout, median (least) of ${SAMPLES} fresh pages:`);
for (const [kind, list] of times) {
  list.sort((a, b) => a - b);
  const [least, median] = [list[0], list[SAMPLES >> 1]].map((ms) => ms.toFixed(0));
  console.log(`  ${kind.padEnd(26)} ${median.padStart(5)} ms (${least} ms)`);
}
if (!peers) console.log('  PEERS=DIR measures chessground and cm-chessboard beside them');
