import { describe, expect, it } from 'vitest';
import { until } from '../../../test/until.ts';
import { DatabaseUnavailable } from '../database/failure.ts';
import { GroupCommit } from './group-commit.ts';

describe('group commit', () => {
  it('commits together what arrives together, and the next while the first is on its way', async () => {
    const batches: number[][] = [];
    let finish = () => {};
    const group = new GroupCommit<number, number>(async (items) => {
      batches.push(items);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return items.map((item) => item * 2);
    });
    const first = [1, 2, 3].map((item) => group.add(item));
    await new Promise(setImmediate);
    const second = [4, 5].map((item) => group.add(item));
    finish();
    expect(await Promise.all(first)).toEqual([2, 4, 6]);
    await new Promise(setImmediate);
    finish();
    expect(await Promise.all(second)).toEqual([8, 10]);
    expect(batches).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
  });

  it('tells when the first of those that go together came, however long they waited', async () => {
    const came: number[] = [];
    let finish = () => {};
    const group = new GroupCommit<number, number>(async (items, firstCame) => {
      came.push(firstCame);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return items;
    });
    const first = group.add(1);
    await new Promise(setImmediate);
    const before = performance.now();
    const second = [group.add(2)];
    const between = performance.now();
    await until('time to pass', () => performance.now() > between + 20);
    second.push(group.add(3));
    finish();
    await first;
    await until('the second transaction', () => came.length === 2);
    finish();
    await Promise.all(second);
    expect(came[1]).toBeGreaterThanOrEqual(before);
    expect(came[1]).toBeLessThanOrEqual(between);
  });

  it('keeps the others when one of them cannot be kept', async () => {
    const group = new GroupCommit<string, string>(async (items) => {
      if (items.includes('bad')) throw new Error('bad');
      return items;
    });
    const results = await Promise.allSettled(['a', 'bad', 'b'].map((item) => group.add(item)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('says at once that too many wait, and does not try each of many against a dead database', async () => {
    let commits = 0;
    const group = new GroupCommit<number, number>(async () => {
      commits += 1;
      throw new DatabaseUnavailable('away');
    });
    const results = await Promise.allSettled(
      Array.from({ length: 2100 }, (_, item) => group.add(item)),
    );
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(commits).toBe(20);
  });
});
