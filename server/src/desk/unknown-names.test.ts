import { expect, it } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

/** The least processor time of three tries, in microseconds: what else the process does only adds to it. */
async function costOf(kept: string | undefined): Promise<number> {
  const costs: number[] = [];
  for (let index = 0; index < 3; index += 1) {
    const before = process.cpuUsage();
    expect(await isPassword('something else', kept)).toBe(false);
    costs.push(process.cpuUsage(before).user);
  }
  return Math.min(...costs);
}

it('works as hard on a name that nobody has as on one that somebody has', async () => {
  const known = await costOf(await hashPassword('maple rickshaw lantern tide'));
  expect(await costOf(undefined)).toBeGreaterThan(known / 2);
});
