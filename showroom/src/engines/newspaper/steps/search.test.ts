import { describe, expect, it } from 'vitest';
import type { Story } from '../data.ts';
import { found } from './search.ts';
import { allStories } from './stories.ts';
import { paperForTest, sure } from './testing.ts';

const { data, world } = paperForTest('nodimatrik');
const stories = allStories(data, world);

describe('search', () => {
  it('finds by all words, headlines first', () => {
    expect(found(stories, 'যমুনার পানি')[0]?.id).toBe('jamuna-flood');
    expect(found(stories, 'যমুনা ক্রিকেট')).toEqual([]);
    expect(found(stories, '  ')).toEqual([]);
  });

  it('forgives the finer points of Bangla spelling, and takes either digits', () => {
    for (const typed of ['জমুনা', 'যমূনা', 'যমু\u200bনা', 'য\u200dমুনা', 'যমুনা।']) {
      expect(found(stories, typed)[0]?.id, typed).toBe('jamuna-flood');
    }
    expect(found(stories, '62').map(({ id }) => id)).toContain('jamuna-flood');
    expect(found(stories, 'সিরাজগন্জ').length + found(stories, 'কাজিপুর').length).toBeGreaterThan(0);
  });
});

describe('the best first', () => {
  const plain = sure(data.stories[0]);
  const write = (id: string, words: Partial<Story>): Story => ({
    ...plain,
    title: 'Launches',
    intro: 'From the river.',
    text: [],
    by: 'Our reporter',
    ...words,
    id,
  });
  const inText = write('text', { text: ['Ferry after ferry, in fog.'] });
  const inIntro = write('intro', { intro: 'A ferry waits in the fog.' });
  const inTitle = write('title', { title: 'Ferry waits', text: ['Fog until ten.'] });
  const ids = (typed: string) => found([inText, inIntro, inTitle], typed).map(({ id }) => id);

  it('is what has a word in its headline, then in its beginning, then in its text', () => {
    expect(ids('FERRY')).toEqual(['title', 'intro', 'text']);
    expect(ids('ferry fog')).toEqual(['title', 'intro', 'text']);
  });

  it('is no word made of the end of one language and the beginning of the next', () => {
    const both = write('both', { title: { en: 'Ferry waits', bn: 'ফেরি থামল' } });
    expect(found([both], 'waitsফেরি')).toEqual([]);
    expect(found([both], 'waits ফেরি')).toEqual([both]);
  });
});
