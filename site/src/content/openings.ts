import type { Language } from '@nokshi/forms/languages.ts';
import { ordered } from './entries.ts';
import { isOpen } from './open-position.ts';

/** The positions that may still be applied for on the day of the build. */
export async function openings(language: Language) {
  return (await ordered('openings', language)).filter(isOpen);
}
export type Opening = Awaited<ReturnType<typeof openings>>[number];
