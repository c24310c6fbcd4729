import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../words/days.ts';
import { dayOfStory, storiesOn, storyWith } from './stories.ts';
import { paperForTest } from './testing.ts';

describe('what a paper has every day', () => {
  const { data, world, today } = paperForTest('dhorla');
  const english = (section: string) => ({
    section,
    title: '{n} trucks at the bridge',
    intro: { en: '{n} of them empty.', bn: '{n}টি খালি।' },
    by: 'Our reporter',
    from: 19,
    to: 20,
  });
  const dailies = ['news', 'farm', 'school', 'sport', 'court'].map(english);
  const month = () =>
    Array.from({ length: 30 }, (_, index) =>
      storiesOn({ ...data, dailies }, world, dayOf(today, -100 - index)),
    );

  it('is four of its stories, another four on other days, until each has had its turn', () => {
    const days = month();
    for (const stories of days) expect(stories).toHaveLength(4);
    const choices = days.map((stories) => stories.map(({ section }) => section).join());
    expect(new Set(choices).size).toBeGreaterThan(10);
    expect(new Set(days.flat().map(({ section }) => section)).size).toBe(5);
  });

  it('has numbers from the least to the most, in the digits of each language', () => {
    const stories = month().flat();
    expect(new Set(stories.map(({ title }) => title))).toEqual(
      new Set(['19 trucks at the bridge', '20 trucks at the bridge']),
    );
    for (const { title, intro } of stories) {
      const [en, bn] = String(title).startsWith('19') ? ['19', '১৯'] : ['20', '২০'];
      expect(intro).toEqual({ en: `${en} of them empty.`, bn: `${bn}টি খালি।` });
    }
  });

  it('counts in Bangla where it is said in Bangla alone', () => {
    const bangla = { ...english('news'), title: 'সেতুতে {n} ট্রাক' };
    const titles = storiesOn({ ...data, dailies: [bangla] }, world, dayOf(today, -900)).map(
      ({ title }) => title,
    );
    expect(['সেতুতে ১৯ ট্রাক', 'সেতুতে ২০ ট্রাক']).toContain(titles[0]);
  });

  it('is a short open story of its day, in a weekly too', () => {
    const { data: weekly, world: weeklyWorld } = paperForTest('sadarghat');
    const paper = { ...weekly, dailies };
    const stories = storiesOn(paper, weeklyWorld, dayOf(today, -100));
    expect(stories).toHaveLength(4);
    for (const story of stories) {
      expect(story).toMatchObject({ text: [], notes: [], isClosed: false });
      expect(dayOfStory(story, paper)).toBe(dayOf(today, -100));
    }
  });
});

describe('the paper of a day', () => {
  const { data, world, today } = paperForTest('nodimatrik');
  const idsOn = (offset: number) =>
    storiesOn(data, world, dayOf(today, offset)).map(({ id }) => id);
  const written = (day: number) =>
    data.stories.filter((story) => story.day === day).map(({ id }) => id);

  it('is what was written today; of a day before, that and what comes every day', () => {
    expect(idsOn(0)).toEqual(written(0));
    expect(idsOn(-1)).toEqual([
      ...written(-1),
      ...[0, 1, 2, 3].map((place) => `day-2026-11-21-${place}`),
    ]);
    expect(written(-1).length).toBeGreaterThan(0);
  });

  it('has each story at its address, and none of the archive for today', () => {
    expect(storyWith(data, world, 'jamuna-flood')?.id).toBe('jamuna-flood');
    expect(storyWith(data, world, 'day-2026-11-21-3')?.id).toBe('day-2026-11-21-3');
    expect(storyWith(data, world, 'day-2026-11-22-0')).toBeUndefined();
  });
});
