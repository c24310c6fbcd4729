import { withheldNames } from '@nokshi/contract/desk-words/enquiry.ts';
import { withheldReasons } from '@nokshi/contract/withheld.ts';
import { expect, test } from 'vitest';
import { withheldIn } from './withheld.ts';

const words = {
  'too-late': 'এক দিন পেরিয়ে গেছে',
  'had-one': 'একটি',
  'too-many-of-visitor': '{number}টি উত্তর',
  'too-many': 'অনেক',
};

test('every reason that the server has is told in the words, whatever these say', () => {
  expect(withheldNames).toEqual(Object.keys(withheldReasons));
  for (const name of withheldNames) {
    const told = withheldIn(withheldReasons[name].replace('{number}', '12'), words);
    expect(told?.sentence).toBe(words[name]);
  }
});

test('its number is told, and other words are no reason', () => {
  const told = withheldIn('the visitor had caused 12 replies within an hour', words);
  expect(told).toEqual({ sentence: '{number}টি উত্তর', number: 12 });
  expect(withheldIn('550 mailbox unavailable', words)).toBeUndefined();
});
