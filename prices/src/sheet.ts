import { fill } from '@nokshi/forms/fill.ts';
import { longDate } from '@nokshi/forms/long-date.ts';
import { amountInWords } from './amount-in-words.ts';
import type { Plan } from './plans.ts';
import { takaOf } from './taka.ts';
import { paperTerms, type Telling, type ToldOffer } from './tell-offer.ts';

/** What an offer is a part of: who makes it, when, and where it is found again. */
export type Occasion = {
  /** The day on which it is made, such as 2026-11-20. */
  today: string;
  /** Such as NK-7F3K-92QD. */
  reference: string;
  /** The full address that holds all answers. */
  address: string;
  brand: string;
};

/** A line of a list on a sheet. */
type Line = { text: string };

/** An offer as it stands on a sheet, on the screen and on paper: nothing but words. Empty is left out. */
export type Sheet = {
  title: string;
  reference: string;
  day: string;
  valid: string;
  bookDay: string;
  sample: string;
  time: string;
  items: { label: string; why: string; remark: string; once: string; monthly: string }[];
  once: string;
  monthly: string;
  vatLabel: string;
  vatRule: string;
  vatOnce: string;
  vatMonthly: string;
  withVatOnce: string;
  withVatMonthly: string;
  first: string;
  /** Without VAT, as the built pages of an older release have it. */
  firstYear: string;
  threeYears: string;
  payableFirstYear: string;
  payableThreeYears: string;
  onceInWords: string;
  monthlyInWords: string;
  other: string;
  includes: Line[];
  excludes: Line[];
  hardware: Line[];
  terms: Line[];
  forCompany: string;
  address: string;
};

const linesOf = (texts: readonly string[]): Line[] => texts.map((text) => ({ text }));

/** The sheet of an offer that was told in the same language. */
export function sheetOf(
  told: ToldOffer,
  plan: Plan,
  { today, reference, address, brand }: Occasion,
  telling: Telling,
): Sheet {
  const { book, words, language } = telling;
  const taka = (paisa: number): string => (paisa === 0 ? '–' : takaOf(paisa, language));
  const inWords = (paisa: number): string => (paisa === 0 ? '' : amountInWords(paisa, language));
  const { payable } = told;
  return {
    title: told.title,
    reference,
    day: longDate(today, language),
    valid: told.valid,
    bookDay: told.bookDay,
    sample: book.sample ? words.sheet.sample : '',
    time: told.time,
    items: told.items.map(({ label, why, remark, once, monthly }) => ({
      ...{ label, why, remark },
      once: taka(once),
      monthly: taka(monthly),
    })),
    once: taka(told.once),
    monthly: taka(told.monthly),
    vatLabel: told.vatLabel,
    vatRule: told.vatRule,
    vatOnce: taka(told.vat.once),
    vatMonthly: taka(told.vat.monthly),
    withVatOnce: taka(payable.once),
    withVatMonthly: taka(payable.monthly),
    first: told.first,
    firstYear: taka(told.firstYear),
    threeYears: taka(told.threeYears),
    payableFirstYear: taka(payable.firstYear),
    payableThreeYears: taka(payable.threeYears),
    onceInWords: inWords(payable.once),
    monthlyInWords: inWords(payable.monthly),
    other: told.other,
    includes: linesOf(told.includes),
    excludes: linesOf(told.excludes),
    hardware: linesOf(
      plan.group === 'shop' || plan.group === 'health'
        ? book.hardware.map(({ title, from }) =>
            fill(words.sheet.hardware, { title, price: takaOf(from * 100, language) }, language),
          )
        : [],
    ),
    terms: linesOf(paperTerms(telling)),
    forCompany: fill(words.paper.forCompany, { brand }, language),
    address,
  };
}

/** A sheet whose every word is a place that the server fills: `{{title}}`, `{{label}}` within a line. */
export const blankSheet: Sheet = {
  ...(Object.fromEntries(
    [
      ...['title', 'reference', 'day', 'valid', 'bookDay', 'sample', 'time', 'once', 'monthly'],
      ...['vatLabel', 'vatRule', 'vatOnce', 'vatMonthly', 'withVatOnce', 'withVatMonthly'],
      ...[
        'firstYear',
        'threeYears',
        'payableFirstYear',
        'payableThreeYears',
        'onceInWords',
        'monthlyInWords',
        'other',
        'forCompany',
      ],
      ...['first', 'address'],
    ].map((name) => [name, `{{${name}}}`]),
  ) as Omit<Sheet, 'items' | 'includes' | 'excludes' | 'hardware' | 'terms'>),
  items: [
    {
      label: '{{label}}',
      why: '{{why}}',
      remark: '{{remark}}',
      once: '{{once}}',
      monthly: '{{monthly}}',
    },
  ],
  includes: [{ text: '{{text}}' }],
  excludes: [{ text: '{{text}}' }],
  hardware: [{ text: '{{text}}' }],
  terms: [{ text: '{{text}}' }],
};
