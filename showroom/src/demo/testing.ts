import type { FrameWords } from '../frame/words.ts';
import { frameWordNames } from '../frame/words-schema.ts';
import type { DemoData, Login, OpenedDemo } from './opened.ts';

const namesOfSentences = Object.fromEntries(
  frameWordNames.map((sentence) => [sentence, sentence]),
) as FrameWords;

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
  built: '2026-11-20',
});
