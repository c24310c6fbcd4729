/** A style sheet in two: what stands in the page, and the file that comes before its later sections. */
export interface SplitStyles {
  readonly first: string;
  readonly file: string;
}

/** What the first view is made of. */
export interface View {
  readonly classes: ReadonlySet<string>;
  readonly elements: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
}

/** The classes, elements and attributes of HTML. */
export function viewOf(html: string): View {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, name = '']) => name);
  return {
    classes: new Set(all(/\sclass="([^"]*)"/g).flatMap((names) => names.split(' '))),
    elements: new Set(all(/<([a-z][a-z0-9]*)/g)),
    attributes: new Set(all(/\s([a-z-]+)=/g)),
  };
}

/**
 * Parts a compressed style sheet. Late is what is only for paper or for forced colours, and each rule
 * whose every selector names what the first view lacks; all else, such as tokens, is first. The file
 * holds what is late and all rules of classes, so that the order of these, on which equals depend, is
 * that of one sheet.
 * @param css without comments
 */
export function splitStyles(css: string, view: View): SplitStyles {
  let first = '';
  let file = '';
  for (const { prelude, block } of rulesOf(css)) {
    const rule = prelude + block;
    if (/^@media (?:print|\(forced-colors)/.test(prelude)) file += rule;
    else if (/^@(?:media|supports)/.test(prelude)) {
      const inner = splitStyles(block.slice(1, -1), view);
      if (inner.first) first += `${prelude}{${inner.first}}`;
      if (inner.file) file += `${prelude}{${inner.file}}`;
    } else if (prelude.startsWith('@')) first += rule;
    else {
      const selectors = prelude.split(',');
      const late = selectors.every((one) => isLate(one, view));
      if (!late) first += rule;
      if (late || selectors.every((one) => one.search(className) >= 0)) file += rule;
    }
  }
  return { first, file };
}

/** A class, an element, an attribute that no script sets, in a selector. */
const className = /\.(-?[_a-z][\w-]*)/gi;
const elementName = /(?:^|[\s>+~(])([a-z][a-z0-9]*)/g;
const attributeName = /\[(data-thread|data-entry)\b/g;
/** What needs a pointer, and the later sections of a page. */
const alwaysLate = /:(?:hover|active)\b|^main>section:(?:not\(:first|nth-|last-)/;

/** A comma inside of `:is()` parts a selector too early, which at worst leaves its rule among the first. */
function isLate(selector: string, { classes, elements, attributes }: View): boolean {
  if (alwaysLate.test(selector)) return true;
  // What it excludes need not be there.
  const needed = selector.replace(/:(?:not|lang|nth-[a-z-]+)\([^()]*\)/g, '');
  if (needed.includes(':not(')) return false;
  const lacks = (pattern: RegExp, names: ReadonlySet<string>) =>
    [...needed.matchAll(pattern)].some(([, name = '']) => !names.has(name));
  return (
    lacks(className, classes) || lacks(elementName, elements) || lacks(attributeName, attributes)
  );
}

/** Each rule of the outermost level; `block` with its braces, or the semicolon of a rule without any. */
export function* rulesOf(css: string): Generator<{ prelude: string; block: string }> {
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
