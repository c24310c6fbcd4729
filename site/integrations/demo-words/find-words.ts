import { parseAst } from 'vite';

/** Words that stand in a script, in each language, and where. */
export type FoundWords = {
  readonly start: number;
  readonly end: number;
  readonly texts: readonly string[];
};

type Node = Readonly<Record<string, unknown>> & { readonly start: number; readonly end: number };

/** The words that stand as objects with a plain text for each language and nothing else, in their order. */
export function wordsIn(script: string, languages: readonly string[]): FoundWords[] {
  const all: FoundWords[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    const texts = textsOf(node, languages);
    if (texts) all.push({ start: node.start, end: node.end, texts });
    else for (const inner of Object.values(node)) look(inner);
  };
  look(parseAst(script));
  return all.sort((one, other) => one.start - other.start);
}

function textsOf(node: Node, languages: readonly string[]): string[] | undefined {
  const properties = node['properties'] as readonly Node[];
  if (node['type'] !== 'ObjectExpression' || properties.length !== languages.length)
    return undefined;
  const texts = languages.map((language) => {
    const own = properties.find((one) => nameOf(one['key']) === language && !one['computed']);
    return textOf(own?.['value']);
  });
  return texts.every((text) => text !== undefined) ? texts : undefined;
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
