import { describe, expect, it } from 'vitest';
import { premisesForTest } from '../../../demo/testing.ts';
import { judgeReport } from './judging.ts';
import { fileReport, withdrawReport } from './reports.ts';
import { allStories, dayOfStory } from './stories.ts';
import { paperForTest } from './testing.ts';

describe('a report from the stand', () => {
  const { data, premises, world } = paperForTest('gallery-theke');
  const typed = { section: 'cricket', title: 'Six!', text: 'Into the drums.\nAgain.', by: 'Mita' };
  const filed = fileReport(premises, world, typed);

  it('waits for the editor, leads all stories then, and goes when it is withdrawn', () => {
    expect(allStories(data, filed)).toEqual(allStories(data, world));
    const approved = judgeReport(premises, filed, 1, 'printed');
    expect(allStories(data, approved)[0]).toMatchObject({
      title: 'Six!',
      text: ['Again.'],
      day: 0,
    });
    expect(withdrawReport(premises, approved, 1)).toEqual(world);
    expect(() => judgeReport(premises, approved, 1, 'declined')).toThrow('already');
  });

  it('is a story of the day it was approved on, also later', () => {
    const approved = judgeReport(premises, filed, 1, 'printed');
    const later = premisesForTest(data, new Date(2026, 10, 25));
    const both = judgeReport(later, fileReport(later, approved, typed), 2, 'printed');
    expect(
      allStories(data, both)
        .slice(0, 2)
        .map((story) => dayOfStory(story, data)),
    ).toEqual(['2026-11-25', '2026-11-22']);
  });

  it('is not published when it is declined', () => {
    const declined = judgeReport(premises, filed, 1, 'declined');
    expect(allStories(data, declined)).toEqual(allStories(data, world));
  });

  it.each([
    ['title', 'headline', ' '],
    ['title', '120', 'x'.repeat(121)],
    ['text', 'one sentence', ' '],
    ['by', 'a name', ' '],
    ['by', 'shorter', 'x'.repeat(81)],
  ])('is refused at its field: %s, %s', (field, sentence, value) => {
    expect(() => fileReport(premises, world, { ...typed, [field]: value })).toThrow(
      expect.objectContaining({ field, message: expect.stringContaining(sentence) }),
    );
  });

  it('may have a headline and a name as long as they may be', () => {
    const most = { ...typed, title: 'x'.repeat(120), by: 'x'.repeat(80) };
    expect(fileReport(premises, world, most).reports).toHaveLength(1);
  });

  it('stands in the section it was filed for, and in none that the paper lacks', () => {
    const hockey = fileReport(premises, world, { ...typed, section: 'hockey' });
    expect(hockey.reports[0]?.section).toBe('hockey');
    expect(() => fileReport(premises, world, { ...typed, section: 'chess' })).toThrow();
  });

  it('is judged and withdrawn alone', () => {
    const two = fileReport(premises, filed, { ...typed, title: 'Seven!' });
    expect(two.reports.map(({ number }) => number)).toEqual([2, 1]);
    const judged = judgeReport(premises, two, 1, 'printed');
    expect(judged.reports.map(({ state }) => state.is)).toEqual(['waiting', 'printed']);
    expect(() => judgeReport(premises, judged, 1, 'declined')).toThrow('already');
    expect(withdrawReport(premises, judged, 1).reports).toMatchObject([{ title: 'Seven!' }]);
  });

  it('has a paragraph for each line that is not empty, and is open to everybody', () => {
    const text = 'Into the drums. \n \nAgain.\nAnd again.';
    const long = fileReport(premises, world, { ...typed, text });
    expect(allStories(data, judgeReport(premises, long, 1, 'printed'))[0]).toMatchObject({
      intro: 'Into the drums.',
      text: ['Again.', 'And again.'],
      notes: [],
      isClosed: false,
    });
  });

  it('stands on its own day among the stories of a weekly', () => {
    const weekly = paperForTest('sadarghat');
    const sent = fileReport(weekly.premises, weekly.world, { ...typed, section: 'books' });
    const approved = judgeReport(weekly.premises, sent, 1, 'printed');
    const [story] = allStories(weekly.data, approved);
    expect(story).toMatchObject({ id: 'filed-1' });
    expect(story && dayOfStory(story, weekly.data)).toBe('2026-11-22');
  });
});

it('lists the newest stories first', () => {
  const { data, world } = paperForTest('gallery-theke');
  const days = allStories(data, world).map(({ day }) => day);
  expect(days).toEqual(days.toSorted((a, b) => b - a));
});
