import { wordsOf } from '@nokshi/forms/search-words.ts';

/**
 * Bangla words found by Latin letters, as people type them on a phone: both are reduced to how they
 * sound, without a and o, which are written in many ways or not at all.
 */

/** Pairs of a Bangla letter or sign and its sound. */
const soundsOf = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]));

const consonants = soundsOf(
  'কk খk গg ঘg ঙng চc ছc জj ঝj ঞn টt ঠt ডd ঢd ণn তt থt দd ধd নn পp ফf বb ভb মm যj রr লl শs ষs সs হh ৎt ংng ww rr yy',
);

/** Vowels and their signs; a and o will be left out, but part what stands beside them. */
const vowels = soundsOf(
  'ইi ঈi উu ঊu ঋri এe ঐi ঔu অa আa ওa \u09bfi \u09c0i \u09c1u \u09c2u \u09c3ri \u09c7e \u09c8i \u09ccu \u09bea \u09cba',
);

const joiner = '্';

/** How a Bangla word sounds, in Latin letters. */
function soundOfBangla(word: string): string {
  const letters = [
    ...word
      .replaceAll('\u0993\u09af\u09bc', 'w')
      .replaceAll('ক্ষ', 'ক')
      .replaceAll('জ্ঞ', 'গ')
      // Joined below another letter, these two are not heard.
      .replaceAll(/(?<=[ক-হ])্য/g, '')
      .replaceAll(/(?<=[ক-লশ-হ])্ব/g, '')
      .replaceAll('\u09a1\u09bc', 'r')
      .replaceAll('\u09a2\u09bc', 'r')
      .replaceAll('\u09af\u09bc', 'y'),
  ];
  return letters
    .map((letter, at) => {
      const sound = consonants.get(letter);
      if (sound === undefined) return vowels.get(letter) ?? '';
      const next = letters[at + 1] ?? '';
      return next === joiner || vowels.has(next) ? sound : `${sound}a`;
    })
    .join('');
}

/** The same sounds, as they are typed in Latin letters. */
const soundOfLatin = (word: string): string =>
  word
    .replaceAll(/ee/g, 'i')
    .replaceAll(/oo|ou/g, 'u')
    .replaceAll(/oi|ai/g, 'i')
    .replaceAll('ph', 'f')
    .replaceAll('z', 'j')
    .replaceAll('v', 'b')
    .replaceAll('x', 'ks')
    .replaceAll('q', 'k')
    .replaceAll(/c(?!h)/g, 'k')
    .replaceAll(/(?<=[bcdgjkpst])h/g, '');

const reduced = (sound: string): string =>
  sound
    .replaceAll(/(.)\1+/g, '$1')
    .replaceAll(/[ao]/g, '')
    .replaceAll(/(ng)g/g, '$1');

/** Whether a text has any Bangla letter. */
export const isBangla = (text: string): boolean => /[\u0980-\u09ff]/.test(text);

const composedWords = (text: string) => wordsOf(text).map((word) => word.normalize('NFC'));

/** A word with its endings of case left out, if enough is left: নদী of নদীর. */
const stemOf = (word: string) => word.replace(/(?<=^.{3,})(?:ের|র|কে|টি)$/u, '');

/**
 * What of a text a query finds.
 * @returns the words found, each as short as it is said; nothing where any word of the query finds none
 */
export function findWords(text: string, query: string): readonly string[] | undefined {
  const words = composedWords(text);
  const found = composedWords(query).map((asked) => {
    const sound = reduced(isBangla(asked) ? soundOfBangla(asked) : soundOfLatin(asked));
    return (
      words.find((word) => word.startsWith(asked)) ??
      words.find((word) => isBangla(word) && soundStarts(word, sound))
    );
  });
  if (found.some((word) => word === undefined)) return undefined;
  return found.map((word) => stemOf(word ?? ''));
}

/** A sound of one letter would begin half of all words. The nasal sign is typed as n or not at all. */
const soundStarts = (word: string, sound: string): boolean =>
  [word, word.replaceAll('\u0981', 'ন্')].some((spelt) => {
    const whole = reduced(soundOfBangla(spelt));
    return sound.length > 1 ? whole.startsWith(sound) : whole === sound;
  });
