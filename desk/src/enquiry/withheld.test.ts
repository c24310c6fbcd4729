import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withheldFor } from './withheld.ts';

test('every reason that the server has for withholding a reply has words', () => {
  const limits = new URL('../../../server/src/ledger/deliveries/reply-limits.ts', import.meta.url);
  const written = readFileSync(limits, 'utf8').matchAll(
    /^const (?:too\w+|hadOne) = ['`](.+)['`];$/gm,
  );
  const reasons = [...written].map(([, reason = '']) => reason.replace(/\$\{\w+\}/, '5'));
  expect(reasons).toHaveLength(4);
  for (const reason of reasons) expect(withheldFor(reason), reason).toBeDefined();
});

test('the number in a reason is kept, and other words are nothing known', () => {
  expect(withheldFor('the visitor had caused 12 replies within an hour')).toEqual({
    name: 'too-many-of-visitor',
    number: 12,
  });
  expect(withheldFor('550 mailbox unavailable')).toBeUndefined();
});
