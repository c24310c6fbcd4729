import type { Language } from '@nokshi/forms/languages.ts';
import { ordered, single } from './entries.ts';
import { endOf, isOpen } from './open-position.ts';

/** The positions that may still be applied for when the page is built, each with the moment when it closes. */
export async function openings(language: Language) {
  const [{ timeZone }, positions] = await Promise.all([
    single('company', language),
    ordered('openings', language),
  ]);
  return positions
    .filter((one) => isOpen(one, timeZone))
    .map((one) => ({ ...one, end: endOf(one, timeZone) }));
}
export type Opening = Awaited<ReturnType<typeof openings>>[number];
