import { fill, type Values } from '@nokshi/forms/fill.ts';
import type { InOneLanguage } from '@nokshi/forms/in-language.ts';
import { type Language, languages } from '@nokshi/forms/languages.ts';
import { longDate } from '@nokshi/forms/long-date.ts';
import type { Answers, Note } from './answers.ts';
import {
  type Item,
  makeOffer,
  type Offer,
  otherWay,
  partsOf,
  paymentOf,
  priceOf,
  type Weeks,
} from './offer.ts';
import type { Book, Plan } from './plans.ts';
import { isMeasure, type QuestionName } from './questions.ts';
import { grouped, takaOf } from './taka.ts';
import type { OfferFile } from './words.ts';

export type OfferWords = InOneLanguage<OfferFile>;

/** What an offer is told with, all of it in one language. */
export type Telling = { book: Book; words: OfferWords; language: Language };

/** "3 branches". */
export function sizeOf({ measure }: Plan, size: number, { words, language }: Telling): string {
  const { one, more } = words.measures[measure];
  return fill(size === 1 ? one : more, { count: grouped(size, language) }, language);
}

/** The question as it is asked. */
export function questionOf(plan: Plan, name: QuestionName, { words, language }: Telling): string {
  if (isMeasure(name)) return words.measures[name].question;
  if (name === 'rows') return fill(words.rows, { what: plan.moving?.what ?? '' }, language);
  if (name === 'days' || name === 'messages') return words[name];
  return words[name].question;
}

/** The words of the answers of a question that has some to choose from; none for a number. */
export const optionsOf = (
  name: QuestionName,
  words: OfferWords,
): Readonly<Record<string, string>> =>
  isMeasure(name) || name === 'rows' || name === 'days' || name === 'messages'
    ? {}
    : words[name].options;

/** What was put right, in a sentence. */
export function tellNote(plan: Plan, note: Note, telling: Telling): string {
  const { words, language } = telling;
  if (note.kind === 'unknown') return fill(words.notes.unknown, { given: note.name }, language);
  const { name, given, used } = note;
  const said =
    typeof used === 'number' ? grouped(used, language) : (optionsOf(name, words)[used] ?? used);
  const question = questionOf(plan, name, telling);
  return fill(words.notes[note.kind], { question, given, used: said }, language);
}

/** A line of an offer as people read it. */
export type ToldItem = Item & {
  label: string;
  why: string;
  /** When it is paid, where that is not once or month by month from the first, and a rate of VAT of its own; else empty. */
  remark: string;
};

function tellPaidWhen({ key, freeMonths }: Item, { rent }: Plan, { words, language }: Telling) {
  if (freeMonths > 0) return fill(words.sheet.freeMonths, { months: freeMonths }, language);
  const isYearly = key === 'hosting' || (key === 'rent' && rent?.per === 'year');
  return isYearly ? words.sheet.yearly : '';
}

/** "VAT 5%", or "VAT 5 / 15%" for several rates. */
const tellVatRates = (rates: readonly number[], { words, language }: Telling): string =>
  fill(
    words.sheet.vat,
    { rate: rates.map((rate) => grouped(rate, language)).join(' / ') },
    language,
  );

function tellRemark(item: Item, plan: Plan, telling: Telling): string {
  const isOwn = item.vatRate !== telling.book.vat.rate;
  return [tellPaidWhen(item, plan, telling), isOwn ? tellVatRates([item.vatRate], telling) : '']
    .join(' ')
    .trim();
}

/** The rules that the rates of an offer are based on, that of the book first. */
function tellVatRules(items: readonly ToldItem[], { book, words, language }: Telling): string {
  const told = ({ rule, lookedUp }: { rule: string; lookedUp: string }) =>
    fill(words.sheet.vatRule, { rule, day: longDate(lookedUp, language) }, language);
  const own = book.vat.lines.flatMap(({ item, ...line }) => {
    const named = items.find(({ key }) => key === item);
    return named ? `${named.label}: ${told(line)}` : [];
  });
  return [told(book.vat), ...own].join(' ');
}

/** How a rent or a price comes about: "৳1,500 + 2 × ৳1,400 = ৳4,300."; empty where it is one price alone. */
function tellSum({ key }: Item, plan: Plan, { size }: Answers, language: Language): string {
  const tariff = key === 'rent' || key === 'buy' ? plan[key]?.price : undefined;
  const parts = tariff ? partsOf(tariff, size) : [];
  const [first, ...further] = parts;
  if (!tariff || !first || (first.count === 1 && further.length === 0)) return '';
  const taka = (amount: number) => takaOf(amount * 100, language);
  const terms = parts.map(({ count, each }) =>
    count === 1 ? taka(each) : `${grouped(count, language)} × ${taka(each)}`,
  );
  return `${terms.join(' + ')} = ${taka(priceOf(tariff, size))}${languages[language].fullStop}`;
}

function tellItem(item: Item, plan: Plan, answers: Answers, telling: Telling): ToldItem {
  const { book, words, language } = telling;
  const values: Values = {
    title: plan.title,
    size: sizeOf(plan, answers.size, telling),
    rows: grouped(answers.rows, language),
    from: words.from.options[answers.from],
    days: answers.days,
    place: words.place.options[answers.place],
    where: words.where.options[answers.where],
    messages: grouped(answers.messages, language),
    price: takaOf(book.message, language),
    percent: book.care.percent,
    months: book.care.freeMonths,
    included: grouped(
      (item.key === 'moving' ? plan.moving : plan.training)?.included ?? 0,
      language,
    ),
  };
  const { label, why } = words.items[item.key];
  return {
    ...item,
    label: fill(label, values, language),
    why: [fill(why, values, language), tellSum(item, plan, answers, language)].join(' ').trim(),
    remark: tellRemark(item, plan, telling),
  };
}

/** "In use after 3 to 5 weeks". */
export function tellWeeks({ from, to }: Weeks, { words, language }: Telling): string {
  const { oneWeek, weeks, weeksSame } = words.sheet;
  if (to === 1) return oneWeek;
  return fill(from === to ? weeksSame : weeks, { from, to }, language);
}

/** What of the rows and days that were asked for costs nothing, and so has no line of its own. */
function tellFree({ moving, training }: Plan, { rows, days }: Answers, telling: Telling) {
  const { words, language } = telling;
  const told = (sentence: string, asked: number, included = 0) => {
    const count = Math.min(asked, included);
    return count > 0 ? fill(sentence, { count: grouped(count, language) }, language) : [];
  };
  return [
    told(words.sheet.freeRows, rows, moving?.included),
    told(words.sheet.freeDays, days, training?.included),
  ].flat();
}

/** An offer in the words of one language: what the page, the paper, the mails and the ledger show. */
export type ToldOffer = Omit<Offer, 'items'> & {
  title: string;
  items: ToldItem[];
  time: string;
  valid: string;
  bookDay: string;
  vatLabel: string;
  vatRule: string;
  /** What is paid first, and what for. */
  first: string;
  /** What renting would cost where it is bought, and the other way round; empty where there is one way. */
  other: string;
  includes: string[];
  excludes: string[];
};

function tellOther(plan: Plan, answers: Answers, offer: Offer, today: string, telling: Telling) {
  const others = otherWay(plan, answers);
  if (!others) return '';
  const { book, words, language } = telling;
  const { other } = words.sheet;
  const { threeYears } = makeOffer(book, plan, others, today).payable;
  const than = Math.sign(threeYears - offer.payable.threeYears);
  const sentence = than === 0 ? other.same : than < 0 ? other.cheaper : other.dearer;
  return fill(sentence, { way: other[others.way], price: takaOf(threeYears, language) }, language);
}

/**
 * @param today the day on which it is made, such as 2026-11-20
 */
export function tellOffer(
  plan: Plan,
  answers: Answers,
  today: string,
  telling: Telling,
): ToldOffer {
  const { book, words, language } = telling;
  const { sheet } = words;
  const offer = makeOffer(book, plan, answers, today);
  const items = offer.items.map((item) => tellItem(item, plan, answers, telling));
  const rates = new Set(items.map(({ vatRate }) => vatRate));
  return {
    ...offer,
    title: fill(
      sheet.title,
      { title: plan.title, size: sizeOf(plan, answers.size, telling) },
      language,
    ),
    items,
    time: tellWeeks(offer.weeks, telling),
    valid: fill(sheet.validUntil, { day: longDate(offer.validUntil, language) }, language),
    bookDay: fill(sheet.book, { day: longDate(offer.priceBook, language) }, language),
    vatLabel: tellVatRates(rates.size > 0 ? [...rates] : [book.vat.rate], telling),
    vatRule: tellVatRules(items, telling),
    first: fill(
      sheet.firstPayment[paymentOf(plan, answers)],
      { price: takaOf(offer.firstPayment, language), percent: book.payment[0] ?? 0 },
      language,
    ),
    other: tellOther(plan, answers, offer, today, telling),
    includes: [...plan.includes, ...tellFree(plan, answers, telling)],
    excludes: plan.excludes,
  };
}

/** The lines under an offer on paper: what of the terms matters, with the figures of the book. */
export function paperTerms({ book, words, language }: Telling): string[] {
  const [first = 0, second = 0, third = 0] = book.payment;
  const months = book.care.freeMonths;
  return words.paper.termsLines.map((line) =>
    fill(line, { first, second, third, months }, language),
  );
}

/** The offer in a few lines that fit a phone's screen, for a message. */
export function summaryOf(told: ToldOffer, address: string, { words, language }: Telling): string {
  const { once, monthly, firstYear } = words.summary;
  const { payable } = told;
  const line = (sentence: string, paisa: number) =>
    fill(sentence, { price: takaOf(paisa, language) }, language);
  return [
    told.title,
    told.once > 0 ? line(once, payable.once) : [],
    told.monthly > 0 ? line(monthly, payable.monthly) : [],
    `${line(firstYear, payable.firstYear)} (${words.sheet.vatIncluded})`,
    told.time,
    told.valid,
    address,
  ]
    .flat()
    .join('\n');
}
