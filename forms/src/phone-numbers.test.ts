import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneNumbersIn, phonesIn } from './phone-numbers.ts';

const international = (written: string) =>
  phoneNumbersIn(written).map((one) => one.international ?? 'nobody knows');

const mobile = '+8801711123456';

describe('a number that somebody typed', () => {
  it.each([
    ['01711123456', mobile],
    ['1711-123456', mobile],
    ['1711123456', mobile],
    ['1711123456.0', mobile],
    ['1,711,123,456', mobile],
    ['01711,123456', mobile],
    ['O1711123456', mobile],
    ['o17ll-123456', mobile],
    ['০১৭১১-১২৩৪৫৬', mobile],
    ['०१७११-१२३४५६', mobile],
    ['٠١٧١١١٢٣٤٥٦', mobile],
    ['০1৭11-১23৪56', mobile],
    ['８８０１７１１１２３４５６', mobile],
    ['\u202a+880 1711\u2011123456\u202c', mobile],
    ['01711\u200b123456', mobile],
    ['+1\ufe0d 212-555-0123', '+12125550123'],
    ["'01711123456", mobile],
    ['="01711123456"', mobile],
    ['tel:+8801711123456', mobile],
    ['https://wa.me/8801711123456', mobile],
    ['+88 01711-123456', mobile],
    ['+880 (0) 1711 123456', mobile],
    ['0088 01711 123456', mobile],
    ['880-1711-123456', mobile],
    ['+01711123456', mobile],
    ['01711-123456 (WhatsApp)', mobile],
    ['মোবাইল: ০১৭১১-১২৩৪৫৬', mobile],
    ['01711-123456 ext. 12', mobile],
    ['02-9876543/4', '+88029876543'],
    ['+44 (0)20 7946 0018', '+442079460018'],
    ['00 44 020 7946 0018', '+442079460018'],
    ['+49 (0) 30 123456', '+4930123456'],
    ['+39 06 1234 5678', '+390612345678'],
    ['0017183831111', '+17183831111'],
    ['+91 98765 43210', '+919876543210'],
    ['(+65) 6123 4567', '+6561234567'],
  ])('%s is %s', (written, number) => {
    expect(international(written)).toEqual([number]);
  });

  it.each([
    ['9876543', 'without its area'],
    ['07911 123456', 'as it is dialled in Britain'],
    ['020 7946 0018', 'as it is dialled in London'],
    ['919876543210', 'without + or 00'],
    ['+1711123456', '880 or the + is wrong'],
    ['+88 1711-123456', 'a 0 is missing, or it is a telephone at sea'],
    ['01711-12345', 'a digit is missing'],
    ['+880 1711-12345', 'a digit is missing'],
    ['+47 00000003', 'none that a country has'],
  ])('%s may be another: %s', (written) => {
    expect(international(written)).toEqual(['nobody knows']);
  });

  it.each(['1.71112E+09', '1,71112e9', '+8.80171E+12', '8.8E+12', 'after six', '', '16263'])(
    '%j is none',
    (written) => {
      expect(phoneNumbersIn(written)).toEqual([]);
    },
  );

  it('is the same person with or without the 0 that a spreadsheet took', () => {
    expect(phonesIn('1711999888')).toEqual(phonesIn('01711999888'));
    expect(phonesIn('+88 1711-999888')).toEqual(phonesIn('01711999888'));
  });

  it('is one of several in a field', () => {
    expect(phonesIn('01711123456 or ০১৮১১-১২৩৪৫৬, office 02-9876543')).toEqual([
      '01711123456',
      '01811123456',
      '029876543',
    ]);
    expect(phonesIn('01711123456 01811123456')).toEqual(['01711123456', '01811123456']);
    expect(phonesIn('+8801711123456+8801811123456')).toEqual(['01711123456', '01811123456']);
  });

  it('keeps its last digit when that is parted from the others', () => {
    expect(phonesIn('1 30000000-0')).toEqual(['01300000000']);
  });

  it('is found however its digits are parted and in any script (property)', () => {
    const zeros = ['0', '০', '०', '٠', '０'].map((zero) => zero.codePointAt(0) ?? 0);
    const between = fc.constantFrom('', '', ' ', '-', '.', '\u00a0', '\u2011', '\u200b', '\u202d');
    const digits = fc
      .tuple(fc.constantFrom(...'3456789'), fc.stringMatching(/^\d{8}$/))
      .map((parts) => `1${parts.join('')}`);
    const written = fc.array(between, { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(
        fc.constantFrom('', '0', '+880', '+8800', '00880', '880', '+88 0', '+880 (0)'),
        digits,
        written,
        fc.constantFrom(...zeros),
        (code, number, gaps, zero) => {
          const parted = [...number].map((digit, at) => digit + gaps[at]).join('');
          const typed = (code + parted).replace(/\d/g, (digit) =>
            String.fromCodePoint(zero + Number(digit)),
          );
          expect(international(typed)).toEqual([`+880${number}`]);
        },
      ),
    );
  });
});
