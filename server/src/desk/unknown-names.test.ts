import { expect, it } from 'vitest';
import { atUsualCost } from '../../test/cheap-password.ts';
import { hashPassword, isPassword } from './password.ts';

/** The least processor time of two tries, in microseconds: what else the process does only adds to it. */
async function costOf(kept: string | undefined): Promise<number> {
  const costs: number[] = [];
  for (let index = 0; index < 2; index += 1) {
    const before = process.cpuUsage();
    expect(await isPassword('something else', kept, 'known')).toBe(false);
    costs.push(process.cpuUsage(before).user);
  }
  return Math.min(...costs);
}

it('works as hard on a name that nobody has as on one that somebody has', () =>
  atUsualCost(async () => {
    const kept = await hashPassword('maple rickshaw lantern tide');
    expect(kept).toMatch(/^scrypt\$65536\$8\$1\$/);
    // Neighbours on the same memory make one of both some times dearer; to answer without work would take a thousandth.
    expect(await costOf(undefined)).toBeGreaterThan((await costOf(kept)) / 10);
  }));
