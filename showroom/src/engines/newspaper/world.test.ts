import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { withAddresses } from '../../demo/picture.ts';
import { Refusal } from '../../room/store.ts';
import { partOf } from './data.ts';
import { isoOf, offsetOf } from './dates.ts';
import { mobileOf } from './mobile.ts';
import { costOf, countWords, printNotice } from './notices.ts';
import { dhakaTimeOf } from './parts/fixtures.ts';
import { changeOf, sorted } from './parts/shares.ts';
import { newspaperSchema } from './schema.ts';
import { folded, found } from './search.ts';
import { allStories, latestIssue, neighbours, storiesOn, storyWith } from './stories.ts';
import {
  beginNewspaper,
  endSubscription,
  fileReport,
  subscribe,
  withdrawReport,
  writeTo,
} from './world.ts';

const read = (name: string) => {
  const file = join(import.meta.dirname, '../../../demos', name, 'demo.yaml');
  return withAddresses(newspaperSchema.parse(parse(readFileSync(file, 'utf8'))), () => '');
};
const part = <Found>(one: Found | undefined): Found => {
  if (one === undefined) throw new Error('the paper lacks that part');
  return one;
};
const today = new Date(2026, 10, 22);

describe('a notice', () => {
  const data = read('dhorla');
  const notices = part(partOf(data, 'notices'));
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
  ])('is refused with a sentence: %o', (fault, sentence) => {
    expect(() => printNotice(world, notices, { ...typed, ...fault }, sentences)).toThrow(
      new Refusal(sentence),
    );
  });

  it('is paid from a number of Bangladesh, in either digits', () => {
    expect(mobileOf('+880 1712-345678')).toBe('01712345678');
    expect(mobileOf('০১৯১২৩৪৫৬৭৮')).toBe('01912345678');
    expect(mobileOf('02 9555555')).toBeUndefined();
  });
});

describe('a subscription', () => {
  const world = beginNewspaper(read('khatian'));
  const sentences = { noName: 'no name', mobile: 'mobile' };
  const typed = { name: 'Rahima', mobile: '01712345678', payment: 'bkash' as const };

  it('is one, can be ended, and needs a name and a number', () => {
    const paid = subscribe(subscribe(world, 150, typed, sentences), 150, typed, sentences);
    expect(paid.subscriptions).toHaveLength(1);
    expect(endSubscription(paid).subscriptions).toEqual([]);
    expect(() => subscribe(world, 150, { ...typed, name: ' ' }, sentences)).toThrow('no name');
    expect(() => subscribe(world, 150, { ...typed, mobile: 'x' }, sentences)).toThrow('mobile');
  });
});

describe('a report from the stand', () => {
  const data = read('gallery-theke');
  const world = beginNewspaper(data);
  const sentences = { noTitle: 't', longTitle: 'l', noReport: 'r', noName: 'n' };
  const typed = { section: 'cricket', title: 'Six!', text: 'Into the drums.\nAgain.', by: 'Mita' };

  it('leads all stories, and goes when it is withdrawn', () => {
    const filed = fileReport(world, typed, sentences);
    expect(allStories(data, filed)[0]).toMatchObject({ title: 'Six!', text: ['Again.'], day: 0 });
    expect(withdrawReport(filed, 1)).toEqual(world);
  });

  it('is refused without a headline, a sentence or a name', () => {
    for (const [field, sentence] of [
      ['title', 't'],
      ['text', 'r'],
      ['by', 'n'],
    ] as const) {
      expect(() => fileReport(world, { ...typed, [field]: ' ' }, sentences)).toThrow(sentence);
    }
    expect(() => fileReport(world, { ...typed, title: 'x'.repeat(121) }, sentences)).toThrow('l');
  });
});

it('sends the letter to an address, and to nothing else', () => {
  const world = beginNewspaper(read('sadarghat'));
  expect(writeTo(world, ' rahima@mail.example ', 'no').letter).toBe('rahima@mail.example');
  for (const typed of ['', 'rahima', 'rahima@mail', 'a b@mail.example']) {
    expect(() => writeTo(world, typed, 'no mail')).toThrow('no mail');
  }
});

describe('the archive', () => {
  const daily = read('nodimatrik');
  const weekly = read('sadarghat');

  it('has a paper for any day since it began, the same for everybody', () => {
    const world = beginNewspaper(daily);
    const stories = storiesOn(daily, world, -900, today);
    expect(stories.length).toBeGreaterThanOrEqual(4);
    expect(storiesOn(daily, world, -900, today)).toEqual(stories);
    for (const story of stories) {
      expect(storyWith(daily, world, story.id, today)).toEqual(story);
      expect(JSON.stringify(story)).not.toContain('{n}');
    }
    expect(storyWith(daily, world, 'day-2099-01-01-0', today)).toBeUndefined();
  });

  it('finds the Friday of a weekly, whatever day it is', () => {
    for (let day = 0; day < 7; day += 1) {
      const date = new Date(2026, 10, 16 + day);
      const offset = latestIssue(weekly, date);
      expect(new Date(2026, 10, 16 + day + offset).getDay()).toBe(5);
      expect(offset).toBeGreaterThan(-7);
    }
  });

  it('leads from a day without an issue to the ones around it', () => {
    const latest = latestIssue(weekly, today);
    expect(neighbours(weekly, latest - 3, today)).toEqual({ before: latest - 7, after: latest });
    expect(neighbours(weekly, latest - 7, today)).toEqual({ before: latest - 14, after: latest });
    expect(neighbours(daily, -1, today)).toEqual({ before: -2, after: 0 });
  });

  it('reads only real dates of an address', () => {
    expect(offsetOf('2026-11-20', today)).toBe(-2);
    expect(offsetOf('2026-02-30', today)).toBeUndefined();
    expect(offsetOf('yesterday', today)).toBeUndefined();
    expect(isoOf(today)).toBe('2026-11-22');
  });
});

describe('search', () => {
  const data = read('nodimatrik');
  const stories = allStories(data, beginNewspaper(data));

  it('finds by all words, headlines first', () => {
    expect(found(stories, 'যমুনার পানি')[0]?.id).toBe('jamuna-flood');
    expect(found(stories, 'যমুনা ক্রিকেট')).toEqual([]);
    expect(found(stories, '  ')).toEqual([]);
  });

  it('forgives the finer points of Bangla spelling, and takes either digits', () => {
    expect(folded('শ্রেণী')).toBe(folded('স্রেনি'));
    expect(found(stories, '62').map(({ id }) => id)).toContain('jamuna-flood');
    expect(found(stories, 'সিরাজগন্জ').length + found(stories, 'কাজিপুর').length).toBeGreaterThan(0);
  });
});

it('puts fixtures on the clock of Dhaka, over midnight too', () => {
  const { matches } = part(partOf(read('gallery-theke'), 'fixtures'));
  const of = (ahead: number) => part(matches.find((match) => match.ahead === ahead));
  expect(dhakaTimeOf(of(3))).toEqual({ day: 6, minutes: 16 * 60 + 30 });
  expect(dhakaTimeOf(of(-11))).toEqual({ day: 9, minutes: 5 * 60 + 30 });
});

it('orders shares by their change', () => {
  const [dhaka] = part(partOf(read('khatian'), 'markets')).exchanges;
  const changes = sorted(part(dhaka).shares, 'change', false).map(({ price, before }) =>
    changeOf(price, before),
  );
  expect(changes).toEqual([...changes].sort((a, b) => b - a));
  expect(changes[0]?.toFixed(1)).toBe('3.6');
});
