/** The rules of a style sheet that its first view needs, and those that it does not. */
export interface SplitStyles {
  readonly first: string;
  readonly late: string;
}

const className = /\.(-?[_a-z][\w-]*)/gi;

/**
 * Parts a compressed style sheet. Late is what is only for paper, and each rule whose every selector
 * names a class that is not among those of the first view; all else, such as tokens and rules of plain
 * elements, is first. The order within both stays.
 * @param css without comments
 * @param classes those that stand in the first view
 */
export function splitStyles(css: string, classes: ReadonlySet<string>): SplitStyles {
  let first = '';
  let late = '';
  for (const { prelude, block } of rulesOf(css)) {
    const rule = prelude + block;
    if (prelude.startsWith('@media print')) late += rule;
    else if (/^@(?:media|supports)/.test(prelude)) {
      const inner = splitStyles(block.slice(1, -1), classes);
      if (inner.first) first += `${prelude}{${inner.first}}`;
      if (inner.late) late += `${prelude}{${inner.late}}`;
    } else if (prelude.startsWith('@') || !isLate(prelude, classes)) first += rule;
    else late += rule;
  }
  return { first, late };
}

/** A comma inside of `:is()` parts a selector too early, which at worst leaves its rule among the first. */
const isLate = (prelude: string, classes: ReadonlySet<string>) =>
  prelude
    .split(',')
    .every((selector) =>
      [...selector.matchAll(className)].some(([, name = '']) => !classes.has(name)),
    );

/** Each rule of the outermost level; `block` with its braces, or the semicolon of a rule without any. */
function* rulesOf(css: string): Generator<{ prelude: string; block: string }> {
  const tokens = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/gs;
  let start = 0;
  let open = 0;
  let depth = 0;
  for (const { 0: token, index } of css.matchAll(tokens)) {
    if (token === '{') {
      if (depth === 0) open = index;
      depth += 1;
    } else if (token === '}') depth -= 1;
    const ends = depth === 0 && (token === '}' || token === ';');
    if (!ends) continue;
    const end = index + 1;
    const middle = token === '}' ? open : index;
    yield { prelude: css.slice(start, middle).trim(), block: css.slice(middle, end) };
    start = end;
  }
}
