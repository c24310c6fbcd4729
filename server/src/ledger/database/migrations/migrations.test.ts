import { expect, it } from 'vitest';
import { migrations, numbered } from './migrations.ts';

it('takes migrations in the order of their numbers, and refuses two of one', () => {
  expect(numbered(['002-desk.ts', 'ledger-migration.ts', '001-ledger.ts'])).toEqual([
    '001-ledger.ts',
    '002-desk.ts',
  ]);
  expect(() => numbered(['001-ledger.ts', '002-desk.ts', '002-replies.ts'])).toThrow(
    '002-replies.ts has the number of another one',
  );
});

it('numbers them from 1, without a gap and none twice', () => {
  const numbers = Object.keys(migrations).map((name) => Number(name.slice(0, 3)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});
