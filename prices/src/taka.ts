import { type Language, languages } from '@nokshi/forms/languages.ts';

/** By language and decimals: a format takes longer to make than a hundred amounts to write. */
const formats = new Map<string, Intl.NumberFormat>();

/** Numbers by lakh and crore, in the digits of the language. */
function formatOf(language: Language, decimals: 0 | 2 | undefined): Intl.NumberFormat {
  const key = `${language} ${decimals}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(
      languages[language].takaLocale,
      decimals === undefined
        ? {}
        : { minimumFractionDigits: decimals, maximumFractionDigits: decimals },
    );
  formats.set(key, format);
  return format;
}

/** A number with its separators, by lakh and crore in both languages. */
export const grouped = (number: number, language: Language): string =>
  formatOf(language, undefined).format(number);

/** Between the sign and the sum: one thin space, at which no line ends. */
const thinSpace = '\u202f';

/** Intl would put the sign behind a Bangla number. */
const signed = (number: string): string => `৳${thinSpace}${number}`;

/** An amount of taka as a price is written: ৳ 12,500 and ৳ ১২,৫০০. */
export const money = (taka: number, language: Language): string => signed(grouped(taka, language));

/** An amount of paisa as a price is written, with two decimals where it has paisa: ৳ 12,500 and ৳ 12,500.50. */
export const takaOf = (paisa: number, language: Language): string =>
  signed(formatOf(language, paisa % 100 === 0 ? 0 : 2).format(paisa / 100));

/** An amount of paisa as receipts and sheets print it, without a sign: 1,234.50 and ১,২৩৪.৫০. */
export const printedTaka = (paisa: number, language: Language): string =>
  formatOf(language, 2).format(paisa / 100);
