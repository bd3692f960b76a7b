// wat-data.mjs -- the constants in the text of a WebAssembly module, and how to give some of them to another.

const SEGMENT = /^ \(data (?:\$\S+ )?\(i32\.const (\d+)\) "((?:[^"\\]|\\.)*)"\)\n/gm;
const ESCAPES = { t: 9, n: 10, r: 13, '"': 34, "'": 39, '\\': 92 };
const LEAST = 8; // so many zeros are left out, because a segment of its own costs less

/** The bytes of a string in the text. */
function bytesOf(written) {
  const signs = written.matchAll(/\\([0-9a-f]{2})|\\(.)|([^\\])/g);
  return Uint8Array.from(signs, ([, hex, known, sign]) =>
    hex ? Number.parseInt(hex, 16) : known ? ESCAPES[known] : sign.charCodeAt(0),
  );
}

/** Segments with these bytes; zeros need not be written, because memory begins with them. */
function segments(start, bytes) {
  const text = Buffer.from(bytes).toString('latin1');
  const zeros = new RegExp(`\\0{${LEAST},}`);
  let at = start;
  return text.split(new RegExp(`(\\0{${LEAST},})`)).map((run) => {
    const here = at;
    at += run.length;
    if (!run || zeros.test(run)) return '';
    const written = Buffer.from(run, 'latin1').toString('hex').replace(/../g, '\\$&');
    return ` (data (i32.const ${here}) "${written}")\n`;
  });
}

/**
 * Where the constants of some objects lie, by the linker's map.
 * @param {string} map
 * @param {RegExp} objects
 * @returns {[number, number][]} from, and to without it
 */
export function rangesOf(map, objects) {
  const lines = map.matchAll(
    /^ *([0-9a-f]+) +[0-9a-f]+ +([0-9a-f]+) +(\S+\.o):\(\.(?:ro)?data\S*\)$/gm,
  );
  return [...lines]
    .filter(([, , , object]) => objects.test(object))
    .map(([, at, size]) => [
      Number.parseInt(at, 16),
      Number.parseInt(at, 16) + Number.parseInt(size, 16),
    ]);
}

/** Throws if a function of the text reads there. */
function checkUnused(text, isThere) {
  for (const body of text
    .replace(SEGMENT, '')
    .split(/^ \(func \$/m)
    .slice(1))
    for (const [, address] of body.matchAll(/(?:i32\.const |offset=)(\d+)/g))
      if (isThere(Number(address)))
        throw new Error(`${body.split(' ', 1)} reads a constant that is moved: ${address}`);
}

/**
 * Moves the constants in these ranges from one module to another, which shares its memory.
 * @param {string} rest the text of the first
 * @param {string} piece the text of the second
 * @param {[number, number][]} ranges
 * @returns {{ rest: string, piece: string }}
 */
export function moveData(rest, piece, ranges) {
  const isThere = (address) => ranges.some(([from, to]) => address >= from && address < to);
  checkUnused(rest, isThere);
  const [stays, goes] = [[], []];
  for (const [, start, written] of rest.matchAll(SEGMENT)) {
    const bytes = bytesOf(written);
    // Each run of its own, because a segment must not write zeros over what is not its own.
    for (let from = 0, to = 0; from < bytes.length; from = to) {
      const there = isThere(Number(start) + from);
      while (to < bytes.length && isThere(Number(start) + to) === there) to++;
      (there ? goes : stays).push(...segments(Number(start) + from, bytes.subarray(from, to)));
    }
  }
  const put = (text, data) => text.replace(/\)\s*$/, `${data.join('')})\n`);
  return { rest: put(rest.replace(SEGMENT, ''), stays), piece: put(piece, goes) };
}
