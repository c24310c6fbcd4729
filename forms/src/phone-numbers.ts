import parse from 'libphonenumber-js/max';
import { fewestDigits, isGuess, normalPhone, withDigits, withPlus } from './phone.ts';

// For the server alone: it knows the numbers of all countries, which is more than a page may weigh.

/** A number that somebody gave. */
export type PhoneNumber = {
  /** As it is dialled in Bangladesh, or with its country code, in digits alone: equal for all spellings. */
  number: string;
  /** From + on; null where nobody can be sure which number is meant, so that it can't be dialled. */
  international: string | null;
  /** Whether it may have a chat: a landline in Bangladesh has none. */
  mayChat: boolean;
};

/** No number of the world has more digits (E.164). */
const mostDigits = 15;

const isMobile = (number: string): boolean => /^01[2-9]\d{8}$/.test(number);

const mobile = (number: string): PhoneNumber => ({
  number,
  international: `+88${number}`,
  mayChat: true,
});

/**
 * What a text with one number means. Without a country code it is one of Bangladesh from 0 on, or a mobile
 * whose 0 was lost; any other is somebody's guess.
 */
function read(text: string): PhoneNumber {
  const number = normalPhone(text);
  const dialled = withPlus(text);
  const isUnsure = isGuess(text);
  if (isMobile(number) && !isUnsure) return mobile(number);
  // Nobody's number in Dhaka begins with 020, but each in London.
  const isWhole = dialled.startsWith('+') || /^0(?!20)/.test(number);
  const known = isWhole && !isUnsure ? parse(dialled, 'BD') : undefined;
  if (!known?.isValid()) return { number, international: null, mayChat: false };
  const isLocal = known.country === 'BD';
  return {
    number: isLocal ? `0${known.nationalNumber}` : known.number.slice(1),
    international: known.number,
    mayChat: !isLocal,
  };
}

/** A mobile of Bangladesh that stands by itself, whatever short number stands beside it. */
const standingMobile =
  /(?:^|[^\d+])((?:(?:\+|00)?88[^\p{L}\d]{0,3}(?=0))?0?1[2-9](?:[^\p{L}\d()+/,;|#:]?\d){8})(?!\d)/gu;

/** A number without its extension, or the last one of a range: `02-9876543 (3)`, `02-9876543-45`. */
function withoutExtension(text: string): string {
  const number = text.replace(/(\d{5})\s*\([^)]*\)\s*$/, '$1');
  return isMobile(normalPhone(number)) ? number : number.replace(/(\d{5})-\d{1,2}\s*$/, '$1');
}

/** Its own signs may part a number (01711,123456), but no word, bracket or second field does. */
const partsOf = (text: string): string[] =>
  isMobile(normalPhone(text)) && !/[\p{L}/()|;#\n]|,\s/u.test(text)
    ? [text]
    : text.split(/[,;/|#\n]|\p{L}+|(?=\+)/u);

/**
 * The numbers that a field means, in their order, each once: one, or several with words between as in
 * `01200-000000, office 02-…`.
 */
export function phoneNumbersIn(written: string): PhoneNumber[] {
  const text = withDigits(written).replace(/^(\d*1[2-9]\d{8})[.,]0$/, '$1');
  const numbers = partsOf(text).flatMap((part) => {
    const mobiles = /^\s*(?:\+|00)(?!880)/.test(part) ? [] : [...part.matchAll(standingMobile)];
    if (mobiles.length > 0) return mobiles.map(([, one = '']) => mobile(normalPhone(one)));
    const whole = withoutExtension(part);
    const digits = normalPhone(whole);
    if (digits.length > mostDigits) {
      return (digits.match(/01[2-9]\d{8}/g) ?? []).map(mobile);
    }
    return digits.length < fewestDigits ? [] : [read(whole)];
  });
  return [...new Map(numbers.map((one) => [one.number, one])).values()];
}

/** The same for comparing: as `PhoneNumber` has each. */
export const phonesIn = (written: string): string[] =>
  phoneNumbersIn(written).map(({ number }) => number);
