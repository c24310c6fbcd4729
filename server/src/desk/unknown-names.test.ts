import { expect, it } from 'vitest';
import { atUsualCost } from '../../test/cheap-password.ts';
import { hashPassword, isPassword } from './password.ts';

/** The processor time of refusing a password, in microseconds. */
async function costOf(kept: string | undefined): Promise<number> {
  const before = process.cpuUsage();
  expect(await isPassword('something else', kept, 'known')).toBe(false);
  return process.cpuUsage(before).user;
}

it('works as hard on a name that nobody has as on one that somebody has', () =>
  atUsualCost(async () => {
    const kept = await hashPassword('maple rickshaw lantern tide');
    expect(kept).toMatch(/^scrypt\$65536\$8\$1\$/);
    // By turns, and the least of each: neighbours on the same memory make single tries dearer, and none cheaper.
    const ofNobody: number[] = [];
    const ofSomebody: number[] = [];
    for (let index = 0; index < 3; index += 1) {
      ofNobody.push(await costOf(undefined));
      ofSomebody.push(await costOf(kept));
    }
    expect(Math.min(...ofNobody)).toBeGreaterThan(Math.min(...ofSomebody) / 2);
  }));
