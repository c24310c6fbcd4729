import { foldedWords } from '@nokshi/forms/search-words.ts';
import { demoLanguages } from '../../../demo/languages.ts';
import { type DemoText, textIn } from '../../../demo/words.ts';
import type { Story } from '../data.ts';

const inAll = (words: DemoText) => demoLanguages.map((code) => textIn(words, code)).join(' ');

/** How well a story answers: the words of its headline count most; 0 where one of the words is missing. */
function rank(story: Story, wanted: readonly string[]): number {
  const places = [
    [foldedWords(inAll(story.title)), 4],
    [foldedWords(inAll(story.intro)), 2],
    [foldedWords([story.by, ...story.text].map(inAll).join(' ')), 1],
  ] as const;
  const ranks = wanted.map((word) => places.find(([text]) => text.includes(word))?.[1] ?? 0);
  return ranks.includes(0) ? 0 : Math.max(...ranks);
}

/** The stories with all the words somebody typed, the best first. */
export function found(stories: readonly Story[], typed: string): readonly Story[] {
  const wanted = foldedWords(typed).split(' ').filter(Boolean);
  if (wanted.length === 0) return [];
  return stories
    .map((story) => ({ story, rank: rank(story, wanted) }))
    .filter((one) => one.rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ story }) => story);
}
