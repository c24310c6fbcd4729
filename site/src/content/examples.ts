import type { Language } from '@nokshi/forms/languages.ts';
import { single } from './entries.ts';
import type { Text } from './text.ts';

/** Entries of which each that is still an example has the word that says so beside what it claims. */
export async function withExampleMarks<Entry extends { sample: boolean }>(
  entries: readonly Entry[],
  language: Language,
): Promise<(Entry & { example: Text | undefined })[]> {
  const { examples } = await single('labels', language);
  return entries.map((entry) => ({ ...entry, example: entry.sample ? examples.mark : undefined }));
}
