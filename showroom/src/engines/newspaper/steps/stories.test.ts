import { describe, expect, it } from 'vitest';
import { dataOn } from '../../../demo/read-demos.ts';
import { premisesForTest } from '../../../demo/testing.ts';
import { dayAfter, daysBetween } from '../../../words/days.ts';
import { newspaperSchema } from '../schema.ts';
import {
  issueBefore,
  issueNumber,
  latestIssue,
  neighbours,
  storiesOn,
  storyWith,
} from './stories.ts';
import { paperForTest } from './testing.ts';

describe('the archive', () => {
  const { data: daily, world } = paperForTest('nodimatrik');
  const { data: weekly } = paperForTest('sadarghat');
  const latest = latestIssue(weekly);

  it('has a paper for any day since it began, the same for everybody', () => {
    const stories = storiesOn(daily, world, '2024-06-05');
    expect(stories.length).toBeGreaterThanOrEqual(4);
    expect(storiesOn(daily, world, '2024-06-05')).toEqual(stories);
    for (const story of stories) {
      expect(storyWith(daily, world, story.id)).toEqual(story);
      expect(JSON.stringify(story)).not.toContain('{n}');
    }
    expect(storyWith(daily, world, 'day-2099-01-01-0')).toBeUndefined();
  });

  it('finds the Friday of a weekly, whatever day it is', () => {
    for (const begun of ['2026-11-26', '2026-11-27', '2026-11-28', '2026-12-03']) {
      const paper = dataOn('sadarghat', newspaperSchema, begun);
      expect(latestIssue(paper)).toBe(begun < '2026-11-27' ? '2026-11-20' : '2026-11-27');
    }
  });

  it('numbers the issues of a weekly by their day, the same for whoever opens it when, and no daily', () => {
    for (const begun of ['2026-11-22', '2026-11-27', '2026-12-06', '2027-12-31']) {
      const paper = dataOn('sadarghat', newspaperSchema, begun);
      expect(
        ['2026-11-27', '2026-11-20', '2026-10-16'].map((day) => issueNumber(paper, day)),
      ).toEqual([41, 40, 35]);
    }
    expect(issueNumber(daily, '2026-11-13')).toBeUndefined();
  });

  it('keeps its latest issue as the paper grows older', () => {
    const kept = premisesForTest(weekly, new Date(2026, 11, 6)).data;
    expect(latestIssue(kept)).toBe('2026-11-20');
  });

  it('brings out no daily at an Eid: the last one before stands, and none of those days has stories', () => {
    // Eid was on 21 March 2026.
    const eid = dataOn('dhorla', newspaperSchema, '2026-03-22');
    expect(latestIssue(eid)).toBe('2026-03-19');
    const later = dataOn('dhorla', newspaperSchema, '2026-03-28');
    expect(storiesOn(later, world, '2026-03-22')).toEqual([]);
    expect(neighbours(later, '2026-03-19').after).toBe('2026-03-25');
    expect(neighbours(later, '2026-03-22')).toEqual({ before: '2026-03-19', after: '2026-03-25' });
  });

  it('brings out no weekly on a Friday at an Eid, counts none, and has its stories in the issue before', () => {
    const begun = dataOn('sadarghat', newspaperSchema, '2026-03-22');
    expect(latestIssue(begun)).toBe('2026-03-13');
    const later = dataOn('sadarghat', newspaperSchema, '2026-03-28');
    expect(latestIssue(later)).toBe('2026-03-27');
    expect(neighbours(later, '2026-03-27').before).toBe('2026-03-13');
    expect(['2026-03-13', '2026-03-27'].map((day) => issueNumber(later, day))).toEqual([6, 7]);
    expect(issueBefore(later, 1)).toBe('2026-03-13');
    expect(storiesOn(later, world, '2026-03-20')).toEqual([]);
    expect(storiesOn(later, world, '2026-03-13').map(({ day }) => day)).toContain(-7);
  });

  it('has the stories of a weekly on the day that their issue came out', () => {
    const { world: weeklyWorld } = paperForTest('sadarghat');
    const ids = (day: string) => storiesOn(weekly, weeklyWorld, day).map(({ id }) => id);
    expect(ids('2026-11-13')).toEqual(['veena-maker', 'salt-makers']);
    expect(ids('2026-11-15')).toEqual([]);
  });

  it('leads from a day without an issue to the ones around it', () => {
    const around = (ago: number) => {
      const { before, after } = neighbours(weekly, dayAfter(latest, -ago));
      return [before, after].map((day) => daysBetween(latest, day));
    };
    expect([3, 7, 17].map(around)).toEqual([
      [-7, 0],
      [-14, 0],
      [-21, -14],
    ]);
    expect(neighbours(daily, '2026-11-21')).toEqual({ before: '2026-11-20', after: '2026-11-22' });
  });
});
