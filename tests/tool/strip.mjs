// strip.mjs -- JavaScript, CSS and HTML without comments and indentation, as they are served.
//
// The lines stay, so nothing depends on where a statement may end. A slash begins a regular expression
// unless a value stands before it; the sources are written so that this is enough.

const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//y;
const STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/y;
const REGEX = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y;
const WORD = /[\w$#]+/y;
const SPACE = /\s+/y;
const TEMPLATE = /(?:\\[\s\S]|\$(?!\{)|[^`\\$])*(`|\$\{)/y;
// After these words a value begins, although they are words.
const BEFORE_VALUE = /^(?:return|typeof|case|in|of|do|else|void|delete|throw|new|await|yield)$/;

/**
 * The lines stay, so that what is read line by line can still be found.
 * @param {string} text of a module or a script
 * @returns {string}
 */
export const stripJs = (text) => tidy(tokensOf(text));

/**
 * Without every blank that does not matter. Of the ends of lines those stay that may end a statement.
 * @param {string} text of a module or a script
 * @returns {string}
 */
export const tightJs = (text) => tighten(tokensOf(text));

/** Words, strings, signs; each blank or comment as one space or one end of a line. */
function tokensOf(text) {
  const out = [];
  const open = []; // for each brace whether it belongs to a template
  let at = 0;
  let last = ''; // the last token that is neither space nor comment
  const take = (pattern) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  };
  const template = () => {
    const found = take(TEMPLATE);
    if (found === undefined) throw new Error('a template does not end');
    if (found.endsWith('${')) open.push(true);
    return found;
  };
  const isValue = () => /[\w$)\]}'"`]$/.test(last) && !BEFORE_VALUE.test(last);
  const token = () => {
    const sign = text[at];
    if (sign === '/' && !isValue()) return take(REGEX) ?? text[at++];
    if (sign === '`' || (sign === '}' && open.at(-1))) {
      if (sign === '}') open.pop();
      at++;
      return sign + template();
    }
    const found = take(STRING) ?? take(WORD);
    if (found !== undefined) return found;
    if (sign === '{') open.push(false);
    if (sign === '}') open.pop();
    return text[at++];
  };
  while (at < text.length) {
    const blank = take(SPACE) ?? take(COMMENT);
    if (blank !== undefined) out.push(blank.includes('\n') ? '\n' : ' ');
    else {
      last = token();
      out.push(last);
    }
  }
  return out;
}

/** Joins tokens; of several blanks in a row one stays, a line end if there is one. */
function tidy(tokens) {
  const kept = [];
  for (const token of tokens) {
    const blank = token === ' ' || token === '\n';
    const before = kept.at(-1);
    if (!blank || (before !== ' ' && before !== '\n')) kept.push(token);
    else if (token === '\n') kept[kept.length - 1] = '\n';
  }
  return `${kept.join('').trim()}\n`;
}

const IS_WORD = /[\w$#]/;
/** A statement does not end after these, nor before those. */
const GOES_ON_AFTER = /[{([,;:=?&|>]$/;
const GOES_ON_BEFORE = /^[)\]},.?:;]/;

/** Joins tokens; a blank stays where two of them would become one, or where a line may end a statement. */
function tighten(tokens) {
  const kept = [];
  for (const [i, token] of tokens.entries()) {
    const [before, after] = [kept.at(-1) ?? '\n', tokens[i + 1] ?? '\n'];
    if (before === '\n' && (token === '\n' || token === ' ')) continue;
    if (token === ' ' && !wouldJoin(before.at(-1), after[0])) continue;
    if (token === '\n' && (GOES_ON_AFTER.test(before) || GOES_ON_BEFORE.test(after))) continue;
    if (token === '\n' && before === ' ') kept.pop();
    kept.push(token);
  }
  return `${kept.join('').trim()}\n`;
}

const wouldJoin = (left, right) =>
  (IS_WORD.test(left) && IS_WORD.test(right)) || (left === right && /[-+/]/.test(left));

/**
 * @param {string} text of a style sheet
 * @returns {string}
 */
export const stripCss = (text) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s*\n\s*/g, '\n')
    .replace(/ \{\n/g, '{')
    .replace(/;\n\}/g, '}')
    .replace(/: /g, ':')
    .trim();

/**
 * @param {string} text of a page in which no space between elements matters but that it is there
 * @returns {string}
 */
export const stripHtml = (text) => text.replace(/<!--[\s\S]*?-->/g, '').replace(/\s*\n\s*/g, '\n');
