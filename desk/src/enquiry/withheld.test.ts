import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withheldIn } from './withheld.ts';

const words = {
  'too-late': 'late',
  'had-one': 'one',
  'too-many-of-visitor': 'the visitor had caused {number} replies within an hour',
  'too-many': 'many',
};
const bangla = { ...words, 'too-many-of-visitor': '{number}টি উত্তর', 'had-one': 'একটি' };

test('every reason that the server has for withholding a reply is in the words', () => {
  const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
  const limits = read('server/src/ledger/deliveries/reply-limits.ts');
  const written = [...limits.matchAll(/^const (?:too\w+|hadOne) = ['`](.+)['`];$/gm)];
  expect(written).toHaveLength(4);
  const content = read('content/desk/index.yaml');
  for (const [, reason = ''] of written) {
    expect(content).toContain(`en: ${reason.replace(/\$\{\w+\}/, '{number}')}\n`);
  }
});

test('a known reason is said in another language with its number, and other words are none', () => {
  const told = withheldIn('the visitor had caused 12 replies within an hour', words, bangla);
  expect(told).toEqual({ sentence: '{number}টি উত্তর', number: 12 });
  expect(withheldIn('one', words, bangla)?.sentence).toBe('একটি');
  expect(withheldIn('550 mailbox unavailable', words, bangla)).toBeUndefined();
});
