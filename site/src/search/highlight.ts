import { wordsOf } from '@nokshi/forms/search-words.ts';
import { type Matcher, matchExactly } from './matching.ts';
import { placedWords } from './words.ts';

type Piece = { text: string; marked: boolean };

/**
 * A title in pieces, those marked that a word of the query was found in.
 * @param match how they were found
 */
export function highlight(title: string, query: string, match: Matcher = matchExactly): Piece[] {
  const asked = wordsOf(query);
  const marks = new Array<boolean>(title.length).fill(false);
  for (const { word, letters } of placedWords(title)) {
    for (const { start, end } of asked.flatMap((one) => match(one, word) ?? [])) {
      const [first, last] = [letters[start], letters[end - 1]];
      if (first && last) marks.fill(true, first.start, last.end);
    }
  }
  return piecesOf(title, marks);
}

/** Cuts a text where the marks of its characters change. */
function piecesOf(text: string, marks: readonly boolean[]): Piece[] {
  const cuts = marks.flatMap((mark, index) => (mark === marks[index - 1] ? [] : index));
  return cuts.map((cut, number) => ({
    text: text.slice(cut, cuts[number + 1]),
    marked: marks[cut] === true,
  }));
}
