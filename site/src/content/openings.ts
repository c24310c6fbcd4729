import type { Language } from '@nokshi/forms/languages.ts';
import { ordered } from './entries.ts';

/** The positions that may still be applied for on the day of the build. */
export async function openings(language: Language) {
  return (await ordered('openings', language)).filter(isOpen);
}
export type Opening = Awaited<ReturnType<typeof openings>>[number];

/** Whether a position may still be applied for today. */
export const isOpen = ({ closes }: { closes: string }) =>
  closes >= new Date().toISOString().slice(0, 10);
