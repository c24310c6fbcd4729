import { describe, expect, it } from 'vitest';
import { midnightOf } from '../../../runtime/now.ts';
import { Refusal } from '../../../runtime/refuse.ts';
import { sectionOf } from '../data.ts';
import { type NewspaperWorld, printedNotices, waitingIn } from '../world.ts';
import { judgeNotice } from './judging.ts';
import { costOf, countWords, giveNotice } from './notices.ts';
import { paperForTest, sure } from './testing.ts';

describe('a notice', () => {
  const { data, premises, today, world } = paperForTest('dhorla');
  const notices = sure(sectionOf(data, 'notices'));
  const typed = {
    kind: 0,
    text: 'একটি ছাতা হারিয়েছে।',
    name: 'রহিম, উলিপুর',
    contact: '০১৭১২-৩৪৫৬৭৯',
    days: 2,
    mobile: '০১৭১২-৩৪৫৬৭৮',
  };
  const given = giveNotice(premises, world, typed);
  const number = sure(given.notices[0]).number;
  const newest = (after: NewspaperWorld, day = 0) =>
    printedNotices(after, midnightOf(new Date(2026, 10, 22 + day)))[0]?.number;

  it('costs by its words and days', () => {
    expect(costOf(notices, 30, 1)).toBe(200);
    expect(costOf(notices, 31, 1)).toBe(250);
    expect(costOf(notices, 40, 3)).toBe(750);
    expect(costOf(notices, 41, 1)).toBe(300);
    expect(countWords('  একটি   ছাতা\nহারিয়েছে। ')).toBe(3);
  });

  it('waits for the desk once it is paid, with a contact, and stands nowhere', () => {
    expect(given.notices[0]).toMatchObject({
      number: (world.notices[0]?.number ?? 0) + 1,
      paid: 400,
      contact: '01712345679',
      state: { is: 'waiting' },
    });
    expect(printedNotices(given, today)).toEqual(printedNotices(world, today));
    expect(waitingIn(given).notices).toHaveLength(1);
  });

  it('is printed from the day it is approved, for the days that were paid', () => {
    const approved = judgeNotice(premises, given, number, 'printed');
    expect([0, 1, 2].map((day) => newest(approved, day) === number)).toEqual([true, true, false]);
    expect(() => judgeNotice(premises, approved, number, 'declined')).toThrow('already');
  });

  it('is never printed when it is declined', () => {
    const declined = judgeNotice(premises, given, number, 'declined');
    expect(newest(declined)).not.toBe(number);
    expect(waitingIn(declined).notices).toEqual([]);
    expect(() => judgeNotice(premises, declined, number, 'printed')).toThrow('already');
    expect(() => judgeNotice(premises, declined, 1, 'printed')).toThrow('already');
  });

  it('is judged alone, under a number of its own', () => {
    const two = giveNotice(premises, given, { ...typed, name: ' করিম ' });
    const [second, first] = two.notices;
    expect([second?.number, first?.number]).toEqual([number + 1, number]);
    expect(second?.name).toBe('করিম');
    const judged = judgeNotice(premises, two, number, 'declined');
    expect(judged.notices.map(({ state }) => state.is)).toEqual([
      'waiting',
      'declined',
      ...world.notices.map(({ state }) => state.is),
    ]);
    expect(() => judgeNotice(premises, judged, number, 'printed')).toThrow('already');
  });

  it('is given to no paper without notices, and for no kind that the paper lacks', () => {
    const other = paperForTest('khatian');
    expect(() => giveNotice(other.premises, other.world, typed)).toThrow('what is to be printed');
    expect(() => giveNotice(premises, world, { ...typed, kind: 6 })).toThrow(Refusal);
  });

  it.each([
    [{ text: '  ' }, /what is to be printed/],
    [{ text: 'ক'.repeat(601) }, /600 letters/],
    [{ name: '' }, /a name/],
    [{ name: 'x'.repeat(61) }, /shorter/],
    [{ contact: '' }, /eleven digits/],
    [{ days: 0 }, /1 to 7/],
    [{ days: 8 }, /1 to 7/],
    [{ days: 1.5 }, /1 to 7/],
    [{ days: Number.NaN }, /1 to 7/],
    [{ mobile: '12345' }, /eleven digits/],
  ])('is refused with a sentence at its field: %o', (fault, sentence) => {
    const [field] = Object.keys(fault);
    try {
      giveNotice(premises, world, { ...typed, ...fault });
      expect.unreachable();
    } catch (refused) {
      expect(refused).toBeInstanceOf(Refusal);
      expect(refused).toMatchObject({ field, message: expect.stringMatching(sentence) });
    }
  });

  it('may run for a day, or for a week, and be as long as it may', () => {
    const most = { ...typed, days: 7, text: 'ক'.repeat(600), name: 'x'.repeat(60) };
    expect(giveNotice(premises, world, most).notices[0]?.paid).toBe(1400);
    expect(giveNotice(premises, world, { ...typed, days: 1 }).notices[0]?.paid).toBe(200);
  });
});
