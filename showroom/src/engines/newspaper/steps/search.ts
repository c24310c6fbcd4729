import { asciiDigits } from '@nokshi/forms/digits.ts';
import { demoLanguages } from '../../../demo/languages.ts';
import { type DemoText, textIn } from '../../../demo/words.ts';
import type { Story } from '../data.ts';

/** Letters that Bangla readers write for one another, and what the index has in their place. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/ী/g, 'ি'],
  [/ূ/g, 'ু'],
  [/[শষ]/g, 'স'],
  [/ণ/g, 'ন'],
  [/য(?!়)/g, 'জ'],
  [/ঙ/g, 'ং'],
  [/ৎ/g, 'ত'],
  [/ঁ/g, ''],
];

/** A text as it is compared: without joiners, case or the finer points of spelling, digits in ASCII. */
export function folded(text: string): string {
  const plain = asciiDigits(text.normalize('NFC').replaceAll(/[\u200b-\u200d\ufeff]/g, ''));
  return alike.reduce(
    (folding, [letters, letter]) => folding.replaceAll(letters, letter),
    plain.toLowerCase(),
  );
}

const inAll = (words: DemoText) => demoLanguages.map((code) => textIn(words, code)).join(' ');

/** How well a story answers: the words of its headline count most; 0 where one of the words is missing. */
function rank(story: Story, wanted: readonly string[]): number {
  const places = [
    [folded(inAll(story.title)), 4],
    [folded(inAll(story.intro)), 2],
    [folded([story.by, ...story.text].map(inAll).join(' ')), 1],
  ] as const;
  const ranks = wanted.map((word) => places.find(([text]) => text.includes(word))?.[1] ?? 0);
  return ranks.includes(0) ? 0 : Math.max(...ranks);
}

/** The stories with all the words somebody typed, the best first. */
export function found(stories: readonly Story[], typed: string): readonly Story[] {
  const wanted = folded(typed).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  return stories
    .map((story) => ({ story, rank: rank(story, wanted) }))
    .filter((one) => one.rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ story }) => story);
}
