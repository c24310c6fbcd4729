import { parseAst } from 'vite';

/** Words that stand in a script, in each language, and where. */
export type FoundWords = {
  readonly start: number;
  readonly end: number;
  /** How the script calls the class of words that come later; empty for an object. */
  readonly maker: string;
  readonly texts: readonly string[];
};

type Node = Readonly<Record<string, unknown>> & { readonly start: number; readonly end: number };

/** The words that stand as objects with a plain text for each language and nothing else. */
export const wordsIn = (script: string, languages: readonly string[]): FoundWords[] =>
  found(script, (node) => {
    if (node['type'] !== 'ObjectExpression') return undefined;
    const properties = node['properties'] as readonly Node[];
    if (properties.length !== languages.length) return undefined;
    const texts = languages.map((language) => {
      const own = properties.find((one) => nameOf(one['key']) === language && !one['computed']);
      return textOf(own?.['value']);
    });
    return texts.every((text) => text !== undefined) ? { maker: '', texts } : undefined;
  });

/** What `asLater` made of words, with the name that the script has for their class. */
export const laterWordsIn = (script: string): FoundWords[] =>
  found(script, (node) => {
    if (node['type'] !== 'NewExpression') return undefined;
    const [mark, ...texts] = (node['arguments'] as readonly Node[]).map(textOf);
    const callee = node['callee'] as Node;
    if (mark !== markOfWords) return undefined;
    return {
      maker: script.slice(callee.start, callee.end),
      texts: texts.filter((text) => text !== undefined),
    };
  });

/** By what bundled words are known again. */
const markOfWords = 'demo-words';

/** Words, as they go through the bundler. */
export const asLater = (maker: string, texts: readonly string[]): string =>
  `/* @__PURE__ */ new ${maker}(${[markOfWords, ...texts].map((text) => JSON.stringify(text)).join(',')})`;

/** A script with something else in the place of its words. */
export function withoutWords(
  script: string,
  words: readonly FoundWords[],
  instead: (found: FoundWords, index: number) => string,
): string {
  let before = 0;
  let rest = '';
  for (const [index, one] of words.entries()) {
    rest += script.slice(before, one.start) + instead(one, index);
    before = one.end;
  }
  return rest + script.slice(before);
}

function found(
  script: string,
  read: (node: Node) => Pick<FoundWords, 'maker' | 'texts'> | undefined,
): FoundWords[] {
  const all: FoundWords[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    const words = read(node);
    if (words) all.push({ start: node.start, end: node.end, ...words });
    else for (const inner of Object.values(node)) look(inner);
  };
  look(parseAst(script));
  return all.sort((one, other) => one.start - other.start);
}

const nameOf = (key: unknown) => {
  const { name, value } = (key ?? {}) as Record<string, unknown>;
  return name ?? value;
};

/** The text of a literal, in quotes or backticks. */
function textOf(value: unknown): string | undefined {
  const { type, value: text, quasis } = (value ?? {}) as Record<string, unknown>;
  if (type === 'Literal' && typeof text === 'string') return text;
  if (type !== 'TemplateLiteral') return undefined;
  const [only, ...more] = quasis as { value: { cooked: string } }[];
  return more.length === 0 ? only?.value.cooked : undefined;
}
