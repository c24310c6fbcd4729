import { describe, expect, it } from 'vitest';
import { fileReport, judgeReport, withdrawReport } from './reports.ts';
import { allStories } from './stories.ts';
import { paperForTest } from './testing.ts';

describe('a report from the stand', () => {
  const { data, premises, today, world } = paperForTest('gallery-theke');
  const typed = { section: 'cricket', title: 'Six!', text: 'Into the drums.\nAgain.', by: 'Mita' };
  const filed = fileReport(premises, world, typed);

  it('waits for the editor, leads all stories then, and goes when it is withdrawn', () => {
    expect(allStories(data, filed, today)).toEqual(allStories(data, world, today));
    const approved = judgeReport(premises, filed, 1, 'printed');
    expect(allStories(data, approved, today)[0]).toMatchObject({
      title: 'Six!',
      text: ['Again.'],
      day: 0,
    });
    expect(withdrawReport(premises, approved, 1)).toEqual(world);
    expect(() => judgeReport(premises, approved, 1, 'declined')).toThrow('already');
  });

  it('is a story of the day it was approved on, also later', () => {
    const approved = judgeReport(premises, filed, 1, 'printed');
    const later = new Date(2026, 10, 25);
    expect(allStories(data, approved, later).find(({ id }) => id === 'filed-1')?.day).toBe(-3);
  });

  it('is not published when it is declined', () => {
    const declined = judgeReport(premises, filed, 1, 'declined');
    expect(allStories(data, declined, today)).toEqual(allStories(data, world, today));
  });

  it('is refused without a headline, a sentence or a name', () => {
    for (const [field, sentence] of [
      ['title', 'headline'],
      ['text', 'one sentence'],
      ['by', 'a name'],
    ] as const) {
      expect(() => fileReport(premises, world, { ...typed, [field]: ' ' })).toThrow(sentence);
    }
    const title = 'x'.repeat(120);
    expect(fileReport(premises, world, { ...typed, title }).reports).toHaveLength(1);
    expect(() => fileReport(premises, world, { ...typed, title: `${title}x` })).toThrow('120');
    expect(() => fileReport(premises, world, { ...typed, by: 'x'.repeat(81) })).toThrow('shorter');
  });
});
