import { describe, expect, it } from 'vitest';
import { folded, found } from './search.ts';
import { allStories } from './stories.ts';
import { paperForTest } from './testing.ts';

describe('search', () => {
  const { data, world, today } = paperForTest('nodimatrik');
  const stories = allStories(data, world, today);

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
