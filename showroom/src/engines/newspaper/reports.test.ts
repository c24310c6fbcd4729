import { describe, expect, it } from 'vitest';
import { fileReport, withdrawReport } from './reports.ts';
import { allStories } from './stories.ts';
import { dataOf } from './testing.ts';
import { beginNewspaper } from './world.ts';

describe('a report from the stand', () => {
  const data = dataOf('gallery-theke');
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
