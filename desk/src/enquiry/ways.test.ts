import { phoneNumbersIn } from '@nokshi/forms/phone-numbers.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mailTo, numbersOf } from './ways.ts';

/** The numbers of what was typed, as the server tells them. */
const dialled = (phone: string) => numbersOf({ numbers: phoneNumbersIn(phone) });

const enquiry = { email: 'a@example.com', subject: '', reference: 'NK-7F3K-92QD' };

it('begins a mail with the reference in its subject, whatever was typed', () => {
  const { address, isTooLong } = mailTo(
    { ...enquiry, email: 'a&b=c?d@example.com', subject: 'A & B?\r\nBcc: x@example.com' },
    'Dear Rahim,\n\nyes.',
  );
  const url = new URL(address);
  expect(decodeURIComponent(url.pathname)).toBe('a&b=c?d@example.com');
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(url.searchParams.get('subject')).toBe('Re: A & B? Bcc: x@example.com (NK-7F3K-92QD)');
  expect(address).toContain('Dear%20Rahim%2C%0D%0A%0D%0Ayes.');
  expect(address).not.toContain('+');
  expect(isTooLong).toBe(false);
});

it('leaves out a text that a mail program would cut, and keeps the reference', () => {
  const long = mailTo({ ...enquiry, subject: 'ক্ষু '.repeat(200) }, 'প্রিয় রহিম, '.repeat(20));
  expect(long.isTooLong).toBe(true);
  expect(long.address.length).toBeLessThan(2000);
  expect(decodeURIComponent(long.address)).toMatch(/… \(NK-7F3K-92QD\)$/);
});

it('opens no address longer than Windows takes, for any text (property)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (subject, text) => {
      const { address } = mailTo({ ...enquiry, subject }, text);
      expect(address.length).toBeLessThanOrEqual(2000);
      expect(address).not.toMatch(/[\s<>"]/);
      const query = new URLSearchParams(address.split('?')[1]);
      expect(query.get('subject')).toContain('(NK-7F3K-92QD)');
      expect([...query.keys()].filter((key) => key !== 'subject' && key !== 'body')).toEqual([]);
    }),
  );
});

it.each([
  ['০১৭০০-০০০০০০', ['8801700000000']],
  ['+880 1700 000000', ['8801700000000']],
  ['+44 20 7946 0000', ['442079460000']],
  ['01700-000000 / 01800-000000', ['8801700000000', '8801800000000']],
  ['01700000000 01800000000', ['8801700000000', '8801800000000']],
  ['+8801700000000 +8801800000000', ['8801700000000', '8801800000000']],
  ['01700-000000, office 02-9876543', ['8801700000000', '88029876543']],
  ['1711-123456', ['8801711123456']],
  ['O1711123456', ['8801711123456']],
  ['+44 (0)20 7946 0018', ['442079460018']],
  ['01711-123456 (5)', ['8801711123456']],
  ['01711123456(2pm)', ['8801711123456']],
  ['01711123456 10am-6pm', ['8801711123456']],
  ['10-6: 01711123456', ['8801711123456']],
  ['1. 01711123456', ['8801711123456']],
  ['01711-123456-57', ['8801711123456']],
  ['1711123456.00', ['8801711123456']],
  ['0880-1711-123456', ['8801711123456']],
  ['1711123456 1811123456', ['8801711123456', '8801811123456']],
  ['+91 1711 123456', []],
  ['02-9876543-45', ['88029876543']],
  ['02-9876543 (3)', ['88029876543']],
  ['(02) 9876543', ['88029876543']],
])('dials %s as others do', (phone, numbers) => {
  expect(dialled(phone).map(({ call }) => call)).toEqual(numbers.map((one) => `tel:+${one}`));
});

it('offers a chat where there can be one', () => {
  const [own, office] = dialled('01700-000000, office 02-9876543');
  const { address } = own?.chat?.('প্রিয় রহিম,\nহ্যাঁ & +') ?? { address: '' };
  expect(new URL(address).pathname).toBe('/8801700000000');
  expect(new URL(address).searchParams.get('text')).toBe('প্রিয় রহিম,\nহ্যাঁ & +');
  expect(office?.chat).toBeUndefined();
  expect(own?.chat?.('x'.repeat(7000))).toEqual({
    address: 'https://wa.me/8801700000000',
    isTooLong: true,
  });
});

it.each([
  '',
  'after six',
  '9876543',
  '1.71112E+09',
  '+1711123456',
  '01711-12345',
  '01711-12345 ext 7',
  '01711-12345, 6 pm',
  '01711-12345 (2)',
  '01711-12345 / 0',
  '01711-1234 flat 56',
  '0501234567',
  '0912345678',
  '09876543210',
  '0999999999',
])('offers no call where nobody knows which number %j is', (phone) => {
  expect(dialled(phone)).toEqual([]);
});

it('calls nothing but whole numbers of the world, whatever was typed (property)', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: fc.constantFrom(...'0123456789+-() ./,OlE০১৭\u202a'), maxLength: 40 }),
  );
  fc.assert(
    fc.property(typed, (phone) => {
      for (const { call, chat } of dialled(phone)) {
        expect(call).toMatch(/^tel:\+[1-9]\d{6,14}$/);
        if (chat) expect(chat('').address).toBe(`https://wa.me/${call.slice(5)}?text=`);
      }
    }),
  );
});
