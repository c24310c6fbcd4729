import { hasMoreGraphemes } from '@nokshi/forms/graphemes.ts';
import { normalPhone, withDigits } from '@nokshi/forms/phone.ts';
import { phonesIn } from '@nokshi/forms/phone-numbers.ts';
import { foldedWords, wordsOf } from '@nokshi/forms/search-words.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import {
  blockSize,
  inBoth,
  inEither,
  type Members,
  noMembers,
  positions,
  trigramsOf,
  unpack,
} from './trigrams.ts';

/** Thrown with a sentence that says what can be looked for. */
export class SearchRefused extends Error {
  override name = 'SearchRefused';
}

/** Pieces of text as they sound that all stand in an enquiry. */
type Pieces = readonly string[];

/** What is looked for: of each group one alternative. */
export type Search = readonly (readonly Pieces[])[];

const maxLength = 100;

/** Trigrams of a piece that are looked up; what they find is compared with the words themselves. */
const mostTrigrams = 16;

/** A piece that is at least three signs long: two begin a word, and one is a word. */
function piece(word: string): string {
  const { length } = [...word];
  if (length > 2) return word;
  return length === 2 ? ` ${word}` : ` ${word} `;
}

/** Words without letters that stand side by side may be one phone number, in any spelling. */
function phoneOrWords(written: readonly string[]): readonly Pieces[] {
  const words = written.map(foldedWords).filter(Boolean).map(piece);
  const whole = written.join(' ');
  const phones = [normalPhone(whole), ...phonesIn(whole)].filter(
    (phone) => phone.length > 2 && words[0] !== phone,
  );
  return words.length > 0 ? [...new Set(phones)].map((phone) => [phone]).concat([words]) : [words];
}

/**
 * Reads what somebody looks for: all of its words must stand in an enquiry, in any field, each
 * anywhere in a word.
 * @throws SearchRefused when it has fewer than two letters or digits, or more than a hundred
 */
export function searchFor(text: string): Search {
  const letters = wordsOf(text).join('');
  if (!hasMoreGraphemes(letters, 1)) {
    throw new SearchRefused('A search takes at least two letters or digits.');
  }
  if (hasMoreGraphemes(letters, maxLength)) {
    throw new SearchRefused(`A search takes at most ${maxLength} letters and digits.`);
  }
  const groups: (readonly Pieces[])[] = [];
  let digits: string[] = [];
  for (const word of [...text.split(/\s+/), 'end']) {
    if (/\p{L}/u.test(withDigits(word))) {
      if (digits.length > 0) groups.push(phoneOrWords(digits));
      digits = [];
      groups.push([[piece(foldedWords(word))]]);
    } else digits.push(word);
  }
  return groups.slice(0, -1).filter(([first]) => first && first.length > 0);
}

/** Whether an enquiry has what is looked for. @param words as they sound */
export const matches = (words: string, search: Search): boolean =>
  search.every((group) => group.some((pieces) => pieces.every((one) => words.includes(one))));

const lookedUp = (text: string): number[] => [...trigramsOf(text)].slice(0, mostTrigrams);

/** Blocks that are looked at together. */
const blocksTogether = 16;

/**
 * Enquiries that may have what is looked for, the latest first: each that has it, and some that have
 * its letters in another order.
 * @param before the number below which to look; undefined for all
 * @returns their numbers in `search_rows`, some at a time
 */
export async function* candidates(
  ledger: Kysely<Schema>,
  search: Search,
  before: number | undefined,
): AsyncGenerator<number[]> {
  const trigrams = [...new Set(search.flat(2).flatMap(lookedUp))];
  const latest = Math.min((before ?? Number.POSITIVE_INFINITY) - 1, await latestNumber(ledger));
  for (let block = Math.floor(latest / blockSize); block >= 0; block -= blocksTogether) {
    const blocks = Array.from({ length: Math.min(blocksTogether, block + 1) }, (_, i) => block - i);
    const rows = await ledger
      .selectFrom('search_trigrams')
      .selectAll()
      .where('block', 'in', blocks)
      .where('trigram', 'in', trigrams)
      .execute();
    const standing = new Map(blocks.map((one) => [one, new Map<number, Members>()]));
    for (const { trigram, block, members } of rows) {
      standing.get(block)?.set(trigram, unpack(members));
    }
    const numbers = [...standing].flatMap(([one, members]) =>
      [...positions(foundIn(members, search))].map((place) => one * blockSize + place),
    );
    yield numbers.filter((number) => number <= latest);
  }
}

async function latestNumber(ledger: Kysely<Schema>): Promise<number> {
  const row = await ledger
    .selectFrom('search_rows')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? -1;
}

/** Of one block. */
function foundIn(standing: ReadonlyMap<number, Members>, search: Search): Members {
  const withPieces = (pieces: Pieces) =>
    pieces
      .flatMap(lookedUp)
      .map((trigram) => standing.get(trigram) ?? noMembers())
      .reduce(inBoth);
  return search.map((group) => group.map(withPieces).reduce(inEither)).reduce(inBoth);
}
