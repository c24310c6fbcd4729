import { ordered } from './entries.ts';

/** The positions that may still be applied for on the day of the build (SPEC 2.11). */
export async function openings() {
  const today = new Date().toISOString().slice(0, 10);
  return (await ordered('openings')).filter((opening) => opening.closes >= today);
}
export type Opening = Awaited<ReturnType<typeof openings>>[number];
