import { describe, expect, it } from 'vitest';
import { isoOf, offsetOf } from '../words/dates.ts';
import { issueNumber, latestIssue, neighbours, storiesOn, storyWith } from './stories.ts';
import { paperForTest } from './testing.ts';

describe('the archive', () => {
  const { data: daily, world, today } = paperForTest('nodimatrik');
  const { data: weekly } = paperForTest('sadarghat');

  it('has a paper for any day since it began, the same for everybody', () => {
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
      expect(offset).toBeLessThanOrEqual(0);
    }
  });

  it('counts the issues of a weekly back from its latest, and numbers no daily', () => {
    const latest = latestIssue(weekly, today);
    expect([0, 7, 35].map((ago) => issueNumber(weekly, latest - ago, today))).toEqual([42, 41, 37]);
    expect(issueNumber(daily, -7, today)).toBeUndefined();
  });

  it('has the stories of a weekly on the day that their issue came out', () => {
    const { world: weeklyWorld } = paperForTest('sadarghat');
    const ids = (offset: number) =>
      storiesOn(weekly, weeklyWorld, offset, today).map(({ id }) => id);
    expect(ids(-9)).toEqual(['veena-maker', 'salt-makers']);
    expect(ids(-7)).toEqual([]);
  });

  it('leads from a day without an issue to the ones around it', () => {
    const latest = latestIssue(weekly, today);
    expect(neighbours(weekly, latest - 3, today)).toEqual({ before: latest - 7, after: latest });
    expect(neighbours(weekly, latest - 7, today)).toEqual({ before: latest - 14, after: latest });
    expect(neighbours(weekly, latest - 17, today)).toEqual({
      before: latest - 21,
      after: latest - 14,
    });
    expect(neighbours(daily, -1, today)).toEqual({ before: -2, after: 0 });
  });

  it('reads only real dates of an address', () => {
    expect(offsetOf('2026-11-20', today)).toBe(-2);
    expect(offsetOf('2026-02-30', today)).toBeUndefined();
    expect(offsetOf('yesterday', today)).toBeUndefined();
    expect(isoOf(today)).toBe('2026-11-22');
  });
});
