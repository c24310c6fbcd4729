import { expect, it } from 'vitest';
import { mailTo, numbersOf } from './ways.ts';

it('begins a mail with the reference in its subject, whatever was typed', () => {
  const address = mailTo(
    {
      email: 'a&b=c?d@example.com',
      subject: 'A & B?\r\nBcc: x@example.com',
      reference: 'NK-7F3K-92QD',
    },
    'Dear Rahim,',
  );
  const url = new URL(address);
  expect(decodeURIComponent(url.pathname)).toBe('a&b=c?d@example.com');
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(url.searchParams.get('subject')).toContain('(NK-7F3K-92QD)');
  expect(address).not.toContain('+');
  expect(address).not.toMatch(/[\r\n]/);
});

it.each([
  ['০১৭০০-০০০০০০', '8801700000000'],
  ['+880 1700 000000', '8801700000000'],
  ['01700-000000, office 02-9876543', '8801700000000'],
  ['+44 20 7946 0000', '442079460000'],
])('dials %s as others do', (phone, number) => {
  expect(numbersOf({ phone })).toEqual({ call: `tel:+${number}`, chat: `https://wa.me/${number}` });
});

it('offers no call where no number was given', () => {
  expect(numbersOf({ phone: '' })).toBeUndefined();
  expect(numbersOf({ phone: 'after six' })).toBeUndefined();
});
