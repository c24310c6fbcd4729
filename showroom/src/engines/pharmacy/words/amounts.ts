import { languages } from '@nokshi/forms/languages.ts';
import type { DemoLanguage } from '../../../demo/languages.ts';
import { textIn } from '../../../demo/words.ts';
import { numeral, taka } from '../../../words/taka.ts';
import { type Medicine, mainPieces } from '../data.ts';
import type { Unit } from '../lists.ts';
import { unitWords } from './units.ts';

/** An amount of paisa: ৳ 30, or ৳ 1.20. */
export const inTaka = (paisa: number, language: DemoLanguage): string =>
  paisa % 100 === 0
    ? taka(paisa / 100, language)
    : `৳\u00A0${new Intl.NumberFormat(languages[language].takaLocale, {
        minimumFractionDigits: 2,
      }).format(paisa / 100)}`;

/** A number of packs: 2 strips, ১ পাতা. */
export function packsInWords(count: number, unit: Unit, language: DemoLanguage): string {
  const { one, many } = unitWords[unit];
  return `${numeral(count, language)} ${textIn(count === 1 ? one : many, language)}`;
}

/** A number of pieces in main packs and what is left over: 4 strips 5 tablets. */
export function piecesInWords(pieces: number, medicine: Medicine, language: DemoLanguage): string {
  const size = mainPieces(medicine);
  const loose = pieces % size;
  const packs = packsInWords(Math.floor(pieces / size), medicine.main, language);
  if (loose === 0) return packs;
  const rest = packsInWords(loose, medicine.packs[0]?.unit ?? medicine.main, language);
  return pieces < size ? rest : `${packs} ${rest}`;
}
