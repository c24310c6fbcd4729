import { languages } from '@nokshi/forms/languages.ts';
import type { DemoLanguage } from '../../../demo/languages.ts';
import { dayOf, monthInWords, weekdayInWords } from '../../../words/days.ts';
import { banglaDateOf } from './bangla-calendar.ts';

/** A number without separators, as years have it, or a text such as 43.2, in the digits of a language. */
export const digits = (of: number | string, language: DemoLanguage): string =>
  language === 'bn'
    ? String(of).replaceAll(/\d/g, (digit) => String.fromCodePoint(0x9e6 + Number(digit)))
    : String(of);

/** A number with so many decimals, grouped by lakh and crore. */
export const fixed = (value: number, decimals: number, language: DemoLanguage): string =>
  new Intl.NumberFormat(languages[language].takaLocale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);

export const weekdayOf = (date: Date, language: DemoLanguage): string =>
  weekdayInWords(date.getDay(), language, 'long');

/** 22 November 2026: Intl would put a comma into the Bangla one. */
export const englishDate = (date: Date, language: DemoLanguage): string =>
  `${digits(date.getDate(), language)} ${monthInWords(dayOf(date), language)} ${digits(date.getFullYear(), language)}`;

export const banglaMonths: Readonly<Record<DemoLanguage, readonly string[]>> = {
  en: 'Boishakh Joishtho Asharh Srabon Bhadro Ashwin Kartik Ogrohayon Poush Magh Falgun Choitro'.split(
    ' ',
  ),
  bn: 'বৈশাখ জ্যৈষ্ঠ আষাঢ় শ্রাবণ ভাদ্র আশ্বিন কার্তিক অগ্রহায়ণ পৌষ মাঘ ফাল্গুন চৈত্র'.split(' '),
};

export function banglaDate(date: Date, language: DemoLanguage): string {
  const { year, month, day } = banglaDateOf(date);
  return `${digits(day, language)} ${banglaMonths[language][month]} ${digits(year, language)}`;
}

const hijriMonths: Readonly<Record<DemoLanguage, readonly string[]>> = {
  en: 'Muharram, Safar, Rabiul Awal, Rabius Sani, Jamadiul Awal, Jamadius Sani, Rajab, Shaban, Ramadan, Shawwal, Zilqad, Zilhaj'.split(
    ', ',
  ),
  bn: 'মহররম, সফর, রবিউল আউয়াল, রবিউস সানি, জমাদিউল আউয়াল, জমাদিউস সানি, রজব, শাবান, রমজান, শাওয়াল, জিলকদ, জিলহজ'.split(
    ', ',
  ),
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
  digits(
    `${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`,
    language,
  );
