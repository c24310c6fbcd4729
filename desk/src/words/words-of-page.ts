import type { DeskWords } from '@nokshi/contract/desk-words/schema.ts';

/** The words that the page of the desk has: those of users are fetched when they are shown. */
export function wordsOfPage<Words extends DeskWords & { users: unknown }>(words: Words): DeskWords {
  const { users: _, ...others } = words;
  return others;
}
