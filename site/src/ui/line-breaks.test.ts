import { describe, expect, it } from 'vitest';
import { aroundWholeWord, withLineBreaks } from './line-breaks.ts';

/** The pieces between which a line may end. */
const pieces = (words: string) => withLineBreaks(words).split(/[ -](?!\u2060)/u);

describe('line breaks', () => {
  it('keep a hyphenated word and a suffix whole', () => {
    expect(pieces('তা-ও দেব')).toHaveLength(2);
    expect(pieces('OpenStreetMap-এর ম্যাপ')).toHaveLength(2);
    expect(pieces('পে-স্লিপ বাংলায়')).toHaveLength(2);
  });

  it('keep a number with what it counts', () => {
    expect(pieces('মোট ১ কোটি ৮৪ লাখ')).toEqual(['মোট', '১\u00a0কোটি', '৮৪\u00a0লাখ']);
    expect(pieces('৪০ হাজার টাকা')).toEqual(['৪০\u00a0হাজার\u00a0টাকা']);
    expect(pieces('within 30 days')).toEqual(['within', '30\u00a0days']);
  });

  it('keep the sign of the taka with its sum', () => {
    expect(withLineBreaks('comes to ৳ 1,84,60,000')).toBe('comes to ৳\u202f1,84,60,000');
  });

  it('keep the part of the day with its hour', () => {
    expect(pieces('আসুন সকাল ৯:৪০, খয়রাত ৫')).toEqual(['আসুন', 'সকাল\u00a0৯:৪০,', 'খয়রাত', '৫']);
  });

  it('keep a range whole', () => {
    const parts = withLineBreaks('2–3 weeks, ১–২ সপ্তাহ').split(/[ –](?!\u2060)/u);
    expect(parts).toEqual(['2–\u20603\u00a0weeks,', '১–\u2060২\u00a0সপ্তাহ']);
    expect(withLineBreaks('12.0–15.5')).toBe('12.0–\u206015.5');
    const large = '1,50,000–4,50,000, ৪,০০০–১১,০০০, 900–1,100';
    expect(withLineBreaks(large)).toBe(large);
  });

  it('keep a first letter with its word', () => {
    const parts = ['Ready ', 'E-commerce', ' Websites'];
    expect(aroundWholeWord(parts.join(''))).toEqual(parts);
    expect(aroundWholeWord('A follow-up, POS-e')).toBeUndefined();
  });

  it('change nothing else in English', () => {
    const words = '2,000 a month from 30 April, 9 to 6, and 3 or more';
    expect(withLineBreaks(words)).toBe(words);
  });
});
