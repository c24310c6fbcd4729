import { languages } from '@nokshi/forms/languages.ts';
import type { DemoLanguage } from '../../../demo/languages.ts';
import { type DemoText, textIn } from '../../../demo/words.ts';
import { type Day, dateOf, distanceOf } from '../../../words/days.ts';
import { speech } from '../../../words/speech.ts';
import { numeral } from '../../../words/taka.ts';
import { type Medicine, mainPieces, type Unit } from '../data.ts';
import { words } from './words.ts';

/** What medicines are sold in. */
export const unitWords = {
  tablet: { one: { en: 'tablet', bn: 'ট্যাবলেট' }, many: { en: 'tablets', bn: 'ট্যাবলেট' } },
  capsule: { one: { en: 'capsule', bn: 'ক্যাপসুল' }, many: { en: 'capsules', bn: 'ক্যাপসুল' } },
  strip: { one: { en: 'strip', bn: 'পাতা' }, many: { en: 'strips', bn: 'পাতা' } },
  box: { one: { en: 'box', bn: 'বাক্স' }, many: { en: 'boxes', bn: 'বাক্স' } },
  bottle: { one: { en: 'bottle', bn: 'বোতল' }, many: { en: 'bottles', bn: 'বোতল' } },
  suppository: {
    one: { en: 'suppository', bn: 'সাপোজিটরি' },
    many: { en: 'suppositories', bn: 'সাপোজিটরি' },
  },
  sachet: { one: { en: 'sachet', bn: 'স্যাশে' }, many: { en: 'sachets', bn: 'স্যাশে' } },
  piece: { one: { en: 'piece', bn: 'পিস' }, many: { en: 'pieces', bn: 'পিস' } },
} as const satisfies Record<Unit, { one: DemoText; many: DemoText }>;

/** A number of packs: 2 strips, ১ পাতা. */
export const packsInWords = (count: number, unit: Unit, language: DemoLanguage): string =>
  `${numeral(count, language)} ${textIn(unitWords[unit][count === 1 ? 'one' : 'many'], language)}`;

/** A number of pieces in main packs and what is left over: 4 strips 5 tablets. */
export function piecesInWords(pieces: number, medicine: Medicine, language: DemoLanguage): string {
  const size = mainPieces(medicine);
  const loose = pieces % size;
  const packs = packsInWords(Math.floor(pieces / size), medicine.main, language);
  if (loose === 0) return packs;
  const rest = packsInWords(loose, medicine.packs[0]?.unit ?? medicine.main, language);
  return pieces < size ? rest : `${packs} ${rest}`;
}

/** The month in which a batch expires: June 2027, or June alone in short. */
export const monthOf = (day: Day, language: DemoLanguage, length?: 'short'): string =>
  new Intl.DateTimeFormat(
    languages[language].locale,
    length ? { month: length } : { month: 'long', year: 'numeric' },
  ).format(dateOf(day));

/** How long a batch still keeps: 2 months, 12 days, or until tonight. */
export function timeLeft(expires: Day, today: Date, language: DemoLanguage): string {
  const { t, say } = speech(language);
  const days = distanceOf(expires, today);
  const months = Math.round(days / 30.4);
  if (days <= 1) return t(days < 1 ? words.tonight : words.oneDay);
  return months >= 2 ? say(words.months, { count: months }) : say(words.days, { count: days });
}
