import { numberIn } from '@nokshi/forms/fill.ts';
import { inLanguage } from '@nokshi/forms/in-language.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import type { PriceBook } from '@nokshi/prices/book.ts';
import type { ItemKey } from '@nokshi/prices/choices.ts';
import { lowestOf } from '@nokshi/prices/lowest-price.ts';
import { withVat } from '@nokshi/prices/offer.ts';
import { takaOf } from '@nokshi/prices/taka.ts';
import { leastTimeText } from './price-texts.ts';
import type { Singles } from './schemas/index.ts';
import { plain } from './text.ts';

/**
 * The placeholders for figures of the price book: {rent:POS}, {buy:e-commerce}, {time:ERP},
 * {book:care}. The colon tells them from places that a program fills in.
 */
export type Figures = ReadonlyMap<string, string>;

const place = /\{([a-z]+:[\w-]+)\}/gi;

/** The places of a text that are taken from the price book, without braces. */
export const figuresNamedIn = (text: string): string[] =>
  [...text.matchAll(place)].map(([, name = '']) => name);

/** A text with the figures of the book in it; a place that names none stays, and the content check finds it. */
export const fillFigures = (text: string, figures: Figures): string =>
  text.replace(place, (whole, name: string, at: number) => {
    const figure = figures.get(name);
    if (figure === undefined) return whole;
    return beginsSentence(text.slice(0, at)) ? figure : figure[0]?.toLowerCase() + figure.slice(1);
  });

/** Times are labels of their own, and begin with a capital: One week. */
const beginsSentence = (before: string) => /(?:^|[.!?] |“)$/.test(before);

/** All figures that words may name, in one language; amounts have VAT in them. */
export function figuresOf(
  book: PriceBook,
  times: Singles['labels']['times'],
  language: Language,
): Figures {
  const taka = (amount: number, key?: ItemKey) =>
    takaOf(withVat(amount * 100, book, key), language);
  const number = (amount: number) => numberIn(language, amount);
  const { plans, care, training, travel, moving, payment } = inLanguage(book, language);
  const [first = 0, second = 0, third = 0] = payment;
  const ofPlans = plans.flatMap((plan) => [
    ...(['rent', 'buy'] as const).flatMap((way) => {
      const price = plan[way]?.price;
      return price
        ? [[`${way}:${plan.key}`, takaOf(lowestOf(price, book, way), language)] as const]
        : [];
    }),
    [
      `time:${plan.key}`,
      plain(leastTimeText(plan, inLanguage(times, language), language)),
    ] as const,
  ]);
  const journeys = Object.values(travel).filter((amount) => amount > 0);
  return new Map([
    ...ofPlans,
    ['book:care', number(care.percent)],
    ['book:warranty', number(care.freeMonths)],
    ['book:valid', number(book.validDays)],
    ['book:first', number(first)],
    ['book:second', number(second)],
    ['book:third', number(third)],
    ['book:online', taka(training.online, 'training')],
    ['book:company', taka(training.company, 'training')],
    ['book:hosting', taka(book.hosting, 'hosting')],
    ['book:domain', taka(book.domain)],
    ['book:journey-least', taka(Math.min(...journeys, Number.MAX_SAFE_INTEGER), 'travel')],
    ['book:journey-most', taka(Math.max(...journeys, 0), 'travel')],
    ...Object.entries(moving).map(
      ([name, amount]) => [`moving:${name}`, taka(amount, 'moving')] as const,
    ),
  ]);
}
