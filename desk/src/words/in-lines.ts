import type { DeskWords } from '@nokshi/contract/desk-words/schema.ts';

/** The sentences of the words, a line each, in their order. */
export function linesOf(words: object): string {
  return Object.values(words)
    .map((part: object | string) => (typeof part === 'string' ? part : linesOf(part)))
    .join('\n');
}

/**
 * The words in another language, which a page has as lines: their names are the same, and are sent once.
 * @param lines as linesOf made them
 */
export function wordsOf(words: DeskWords, lines: string): DeskWords {
  const sentences = lines.split('\n').values();
  const read = (part: object): object =>
    Object.fromEntries(
      Object.entries(part).map(([name, inner]) => [
        name,
        typeof inner === 'string' ? sentences.next().value : read(inner),
      ]),
    );
  return read(words) as DeskWords;
}
