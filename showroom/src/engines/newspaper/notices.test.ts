import { describe, expect, it } from 'vitest';
import { Refusal } from '../../runtime/refuse.ts';
import { partOf } from './data.ts';
import { mobileOf } from './mobile.ts';
import { costOf, countWords, printNotice } from './notices.ts';
import { dataOf, sure } from './testing.ts';
import { beginNewspaper } from './world.ts';

describe('a notice', () => {
  const data = dataOf('dhorla');
  const notices = sure(partOf(data, 'notices'));
  const world = beginNewspaper(data);
  const sentences = {
    noText: 'no text',
    long: 'long',
    noName: 'no name',
    days: 'days',
    mobile: 'mobile',
  };
  const typed = {
    kind: 'হারানো বিজ্ঞপ্তি',
    text: 'একটি ছাতা হারিয়েছে।',
    name: 'রহিম, উলিপুর',
    days: 2,
    mobile: '০১৭১২-৩৪৫৬৭৮',
  };

  it('costs by its words and days', () => {
    expect(costOf(notices, 30, 1)).toBe(200);
    expect(costOf(notices, 31, 1)).toBe(250);
    expect(costOf(notices, 40, 3)).toBe(750);
    expect(countWords('  একটি   ছাতা\nহারিয়েছে। ')).toBe(3);
  });

  it('stands first once it is paid, under the next number', () => {
    const [first, second] = printNotice(world, notices, typed, sentences).notices;
    expect(first).toMatchObject({ number: (second?.number ?? 0) + 1, paid: 400, day: 0 });
  });

  it.each([
    [{ text: '  ' }, 'no text'],
    [{ text: 'ক'.repeat(601) }, 'long'],
    [{ name: '' }, 'no name'],
    [{ days: 0 }, 'days'],
    [{ days: 1.5 }, 'days'],
    [{ days: Number.NaN }, 'days'],
    [{ mobile: '12345' }, 'mobile'],
  ])('is refused with a sentence at its field: %o', (fault, sentence) => {
    const [field] = Object.keys(fault);
    expect(() => printNotice(world, notices, { ...typed, ...fault }, sentences)).toThrow(
      new Refusal(sentence, field),
    );
  });

  it('is paid from a number of Bangladesh, in either digits', () => {
    expect(mobileOf('+880 1712-345678')).toBe('01712345678');
    expect(mobileOf('০১৯১২৩৪৫৬৭৮')).toBe('01912345678');
    expect(mobileOf('01200-345678'), 'an example of the demos').toBe('01200345678');
    expect(mobileOf('02 9555555')).toBeUndefined();
  });
});
