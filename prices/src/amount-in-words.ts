import type { Language } from '@nokshi/forms/languages.ts';

const english = {
  small: [
    ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
    ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen'],
    ...['eighteen', 'nineteen'],
  ],
  tens: ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
};

/** Bangla has a word of its own for each number below a hundred. */
const bangla = [
  ...['শূন্য', 'এক', 'দুই', 'তিন', 'চার', 'পাঁচ', 'ছয়', 'সাত', 'আট', 'নয়'],
  ...['দশ', 'এগারো', 'বারো', 'তেরো', 'চৌদ্দ', 'পনেরো', 'ষোলো', 'সতেরো', 'আঠারো', 'উনিশ'],
  ...['বিশ', 'একুশ', 'বাইশ', 'তেইশ', 'চব্বিশ', 'পঁচিশ', 'ছাব্বিশ', 'সাতাশ', 'আটাশ', 'ঊনত্রিশ'],
  ...[
    'ত্রিশ',
    'একত্রিশ',
    'বত্রিশ',
    'তেত্রিশ',
    'চৌত্রিশ',
    'পঁয়ত্রিশ',
    'ছত্রিশ',
    'সাঁইত্রিশ',
    'আটত্রিশ',
    'ঊনচল্লিশ',
  ],
  ...[
    'চল্লিশ',
    'একচল্লিশ',
    'বিয়াল্লিশ',
    'তেতাল্লিশ',
    'চুয়াল্লিশ',
    'পঁয়তাল্লিশ',
    'ছেচল্লিশ',
    'সাতচল্লিশ',
    'আটচল্লিশ',
    'ঊনপঞ্চাশ',
  ],
  ...['পঞ্চাশ', 'একান্ন', 'বায়ান্ন', 'তিপ্পান্ন', 'চুয়ান্ন', 'পঞ্চান্ন', 'ছাপ্পান্ন', 'সাতান্ন', 'আটান্ন', 'ঊনষাট'],
  ...[
    'ষাট',
    'একষট্টি',
    'বাষট্টি',
    'তেষট্টি',
    'চৌষট্টি',
    'পঁয়ষট্টি',
    'ছেষট্টি',
    'সাতষট্টি',
    'আটষট্টি',
    'ঊনসত্তর',
  ],
  ...['সত্তর', 'একাত্তর', 'বাহাত্তর', 'তিয়াত্তর', 'চুয়াত্তর', 'পঁচাত্তর', 'ছিয়াত্তর', 'সাতাত্তর', 'আটাত্তর', 'ঊনআশি'],
  ...['আশি', 'একাশি', 'বিরাশি', 'তিরাশি', 'চুরাশি', 'পঁচাশি', 'ছিয়াশি', 'সাতাশি', 'আটাশি', 'ঊননব্বই'],
  ...[
    'নব্বই',
    'একানব্বই',
    'বিরানব্বই',
    'তিরানব্বই',
    'চুরানব্বই',
    'পঁচানব্বই',
    'ছিয়ানব্বই',
    'সাতানব্বই',
    'আটানব্বই',
    'নিরানব্বই',
  ],
];

type Numerals = {
  below100: (number: number) => string;
  hundred: (count: string) => string;
  thousand: string;
  lakh: string;
  crore: string;
  amount: (taka: string, paisa: string | undefined) => string;
};

/** By language; a language that has none yet borrows those of the default one. */
const numerals: Partial<Record<Language, Numerals>> & Record<'en', Numerals> = {
  en: {
    below100: (number) => {
      const { small, tens } = english;
      if (number < 20) return small[number] ?? '';
      const one = number % 10;
      const ten = tens[Math.floor(number / 10)] ?? '';
      return one === 0 ? ten : `${ten}-${small[one]}`;
    },
    hundred: (count) => `${count} hundred`,
    thousand: 'thousand',
    lakh: 'lakh',
    crore: 'crore',
    amount: (taka, paisa) =>
      `${taka.charAt(0).toUpperCase()}${taka.slice(1)} taka${paisa ? ` and ${paisa} paisa` : ''} only`,
  },
  bn: {
    below100: (number) => bangla[number] ?? '',
    hundred: (count) => `${count}শ`,
    thousand: 'হাজার',
    lakh: 'লাখ',
    crore: 'কোটি',
    amount: (taka, paisa) => `${taka} টাকা${paisa ? ` ${paisa} পয়সা` : ''} মাত্র`,
  },
};

/** A whole number in words, grouped by thousand, lakh and crore; crores of crores are counted on. */
function inWords(number: number, words: Numerals): string {
  const parts: string[] = [];
  const crores = Math.floor(number / 10_000_000);
  if (crores > 0) parts.push(`${inWords(crores, words)} ${words.crore}`);
  const lakhs = Math.floor(number / 100_000) % 100;
  if (lakhs > 0) parts.push(`${words.below100(lakhs)} ${words.lakh}`);
  const thousands = Math.floor(number / 1_000) % 100;
  if (thousands > 0) parts.push(`${words.below100(thousands)} ${words.thousand}`);
  const hundreds = Math.floor(number / 100) % 10;
  if (hundreds > 0) parts.push(words.hundred(words.below100(hundreds)));
  const rest = number % 100;
  if (rest > 0 || parts.length === 0) parts.push(words.below100(rest));
  return parts.join(' ');
}

/**
 * An amount as contracts in Bangladesh write it: "One lakh twenty thousand taka only", "এক লাখ বিশ
 * হাজার টাকা মাত্র".
 * @param paisa a whole number, not below 0
 */
export function amountInWords(paisa: number, language: Language): string {
  const words = numerals[language] ?? numerals.en;
  const rest = paisa % 100;
  return words.amount(
    inWords(Math.floor(paisa / 100), words),
    rest > 0 ? inWords(rest, words) : undefined,
  );
}
