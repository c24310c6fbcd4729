import { describe, expect, it } from 'vitest';
import { shopForTest } from '../../testing.ts';
import { searched } from './filters.ts';
import { findWords } from './spelling.ts';

describe('Bangla is found by Latin letters', () => {
  it.each([
    ['nodi', 'নদীর'],
    ['nadi', 'নদী'],
    ['podma', 'পদ্মা'],
    ['padma', 'পদ্মা'],
    ['majhi', 'মাঝি'],
    ['titas', 'তিতাস'],
    ['pother', 'পথের'],
    ['panchali', 'পাঁচালী'],
    ['lalsalu', 'লালসালু'],
    ['humayun', 'হুমায়ুন'],
    ['waliullah', 'ওয়ালীউল্লাহ'],
    ['chal', 'চাল'],
    ['dim', 'ডিম'],
    ['dudh', 'দুধ'],
    ['bangla', 'বাংলা'],
    ['shesh', 'শেষ'],
  ])('%s finds %s', (typed, word) => {
    expect(findWords(word, typed)).toBeDefined();
  });

  it.each([
    ['nodi', 'নন্দিত'],
    ['podma', 'পথের'],
    ['k', 'কাঁদো'],
    ['xyz', 'নদী'],
  ])('%s does not find %s', (typed, word) => {
    expect(findWords(word, typed)).toBeUndefined();
  });

  it('finds the five books of the river, as in the picture, and says which word', () => {
    const found = searched(shopForTest('dui-molat').goods, 'nodi');
    expect(found.goods.map(({ id }) => id)).toEqual([
      'titas',
      'padma',
      'kando',
      'nodi-o-nari',
      'nodir-kache-chithi',
    ]);
    expect(found.words).toBe('নদী');
  });
});
