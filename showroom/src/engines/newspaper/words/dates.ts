import { languages } from '@nokshi/forms/languages.ts';
import type { DemoLanguage } from '../../../demo/languages.ts';
import { type BanglaDate, banglaDateOf } from './bangla-calendar.ts';

/** A number without separators, as years and clocks have it. */
export const digits = (value: number, language: DemoLanguage, least = 1): string =>
  new Intl.NumberFormat(languages[language].takaLocale, {
    useGrouping: false,
    minimumIntegerDigits: least,
  }).format(value);

const partIn = (date: Date, language: DemoLanguage, part: 'weekday' | 'month') =>
  new Intl.DateTimeFormat(languages[language].locale, { [part]: 'long' }).format(date);

export const weekdayOf = (date: Date, language: DemoLanguage): string =>
  partIn(date, language, 'weekday');

/** 22 November 2026: Intl would put a comma into the Bangla one. */
export const englishDate = (date: Date, language: DemoLanguage): string =>
  `${digits(date.getDate(), language)} ${partIn(date, language, 'month')} ${digits(date.getFullYear(), language)}`;

export const banglaMonths: Readonly<Record<DemoLanguage, readonly string[]>> = {
  en: 'Boishakh Joishtho Asharh Srabon Bhadro Ashwin Kartik Ogrohayon Poush Magh Falgun Choitro'.split(
    ' ',
  ),
  bn: 'বৈশাখ জ্যৈষ্ঠ আষাঢ় শ্রাবণ ভাদ্র আশ্বিন কার্তিক অগ্রহায়ণ পৌষ মাঘ ফাল্গুন চৈত্র'.split(' '),
};

export const inWords = ({ year, month, day }: BanglaDate, language: DemoLanguage): string =>
  `${digits(day, language)} ${banglaMonths[language][month]} ${digits(year, language)}`;

export const banglaDate = (date: Date, language: DemoLanguage): string =>
  inWords(banglaDateOf(date), language);

const hijriMonths: Readonly<Record<DemoLanguage, readonly string[]>> = {
  en: [
    'Muharram',
    'Safar',
    'Rabiul Awal',
    'Rabius Sani',
    'Jamadiul Awal',
    'Jamadius Sani',
    'Rajab',
    'Shaban',
    'Ramadan',
    'Shawwal',
    'Zilqad',
    'Zilhaj',
  ],
  bn: [
    'মহররম',
    'সফর',
    'রবিউল আউয়াল',
    'রবিউস সানি',
    'জমাদিউল আউয়াল',
    'জমাদিউস সানি',
    'রজব',
    'শাবান',
    'রমজান',
    'শাওয়াল',
    'জিলকদ',
    'জিলহজ',
  ],
};

/** The Hijri date by the reckoning of Umm al-Qura, a day later, as the moon is mostly seen here. */
export function hijriDate(date: Date, language: DemoLanguage): string {
  const seen = new Date(date);
  seen.setDate(seen.getDate() - 1);
  const parts = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
  }).formatToParts(seen);
  const [day = 1, month = 1, year = 1] = (['day', 'month', 'year'] as const).map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  );
  return `${digits(day, language)} ${hijriMonths[language][month - 1]} ${digits(year, language)}`;
}

/** A time without its part of the day: 5:30, ৫:৩০. @param minutes after midnight */
export const plainTime = (minutes: number, language: DemoLanguage): string =>
  `${digits(Math.floor(minutes / 60) % 12 || 12, language)}:${digits(minutes % 60, language, 2)}`;
