import { anchored } from '../runtime/anchor.ts';
import { midnightOf } from '../runtime/now.ts';
import type { Premises } from '../runtime/premises.ts';
import type { ShellWords } from '../shell/words.ts';
import { shellWordNames } from '../shell/words-schema.ts';
import { dayOf } from '../words/days.ts';
import type { DemoData, Login, OpenedDemo } from './opened.ts';

const namesOfSentences = Object.fromEntries(
  shellWordNames.map((sentence) => [sentence, sentence]),
) as ShellWords;

/** A demo as its English page opens it, its frame saying the names of its sentences. */
export const openedForTest = <Data extends DemoData>(
  name: string,
  data: Data,
  logins: readonly Login[] = [],
): OpenedDemo<Data> => ({
  name,
  data,
  language: 'en',
  edition: 'test',
  words: { en: namesOfSentences, bn: namesOfSentences },
  logins,
  gallery: { title: 'Gallery', href: '/ready-products/gallery' },
  priceHref: '/price?product=gallery',
  contactHref: '/contact',
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
});

/**
 * What steps know on Sunday, 22 November 2026, at three in the afternoon, or at another moment, in a world
 * that began on that day unless its data say another.
 */
export const premisesForTest = <Data>(
  data: Data,
  now = new Date(2026, 10, 22, 15),
): Premises<Data> => ({
  data: anchored(data, dayOf(now)),
  language: 'en',
  today: midnightOf(now),
  now,
});
