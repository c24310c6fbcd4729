import { numberIn } from '@nokshi/forms/fill.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import { smallestAnswers, smallestQuery } from '@nokshi/prices/answers.ts';
import { leastTime, lowestPrices, type PriceUnit } from '@nokshi/prices/lowest-price.ts';
import { makeOffer, otherWay, smallestPayments } from '@nokshi/prices/offer.ts';
import { isAsked, listPlace, type PlanFigures } from '@nokshi/prices/plans.ts';
import { takaOf } from '@nokshi/prices/taka.ts';
import { href } from '../routes/routes.ts';
import type { Localized } from './localize.ts';
import type { Singles } from './schemas/index.ts';
import { fillText, langOf, plain, type Text } from './text.ts';

type Book<As> = Localized<Singles['prices'], As>;
type Labels<As> = Pick<
  Localized<Singles['labels'], As>,
  'prices' | 'orBuy' | 'byAgreement' | 'times' | 'priceThis' | 'payments' | 'askOffer'
>;
type Plan<As> = Book<As>['plans'][number];

/** The folders whose entries have a price. */
export type PricedFolder = 'products' | 'galleries' | 'services';

/** The lowest price of a plan as pages show it: "From ৳1,575 a month per branch" (VAT included), for whom that is, how long it takes. */
export type LowestPrice = {
  price: Text;
  /** The rent alone where there is a price for buying it, too: for cards, where it must stay one line. */
  shortPrice: Text;
  /** Nothing where it is sold by agreement, as the two that follow. */
  forWhom: Text | undefined;
  time: Text | undefined;
  /** Where one works out one's own; nothing for what has to be talked about. */
  ask: { href: string; label: Text } | undefined;
};

/** An amount, and what it is for. */
type Payment = { amount: Text; note: Text };

/** What the smallest costs at first and then, VAT included: the figures that /price begins with. */
export type Payments = {
  first: Payment;
  monthly: Payment | undefined;
  /** What buying it once would cost instead; nothing where there is one way alone. */
  once: Text | undefined;
  /** Where one gets one's own price: the page of prices, or us. */
  next: { href: string; label: Text };
};

/** The plan of the price book that prices an entry; nothing for what is sold by agreement. */
export const planFor = <As>(
  { plans }: Book<As>,
  folder: PricedFolder,
  id: string,
): Plan<As> | undefined => plans.find((one) => one[folder].includes(id));

/** A lowest price as a sentence, the amount written as in its language. */
export function priceText(
  { from, per }: { from: number; per: PriceUnit },
  prices: Labels<Text>['prices'],
  language: Language,
): Text {
  const sentence = prices[per];
  const price = takaOf(from, langOf(sentence) ?? language);
  return fillText(sentence, { price }, language);
}

/** "1–2 weeks", in the digits of the language. */
export function leastTimeText(
  plan: Pick<Plan<Text>, 'period'>,
  times: Labels<Text>['times'],
  language: Language,
): Text {
  const { unit, from, to } = leastTime(plan);
  const sentence = times[to === 1 ? unit : (`${unit}s` as const)];
  const own = langOf(sentence) ?? language;
  const time = from === to ? numberIn(own, to) : `${numberIn(own, from)}–${numberIn(own, to)}`;
  return fillText(sentence, { time }, language);
}

/** Opens the page of prices with a plan chosen; without script, at its line in the list. */
const offerHref = (plan: PlanFigures, language: Language): string =>
  `${href('price', language)}?${smallestQuery(plan)}#${listPlace(plan)}`;

/** The lowest price of a plan as a page in `language` shows it, or that there is none. */
export function lowestPriceOf(
  book: Pick<Book<Text>, 'vat'>,
  plan: Plan<Text> | undefined,
  labels: Labels<Text>,
  language: Language,
): LowestPrice {
  if (!plan) {
    const price = labels.byAgreement;
    return { price, shortPrice: price, forWhom: undefined, time: undefined, ask: undefined };
  }
  const [first, second] = lowestPrices(plan, book);
  if (!first) throw new Error(`the plan ${plan.key} has no price`);
  const shortPrice = priceText(first, labels.prices, language);
  const price = second
    ? fillText(
        labels.orBuy,
        { rent: plain(shortPrice), price: takaOf(second.from, language) },
        language,
      )
    : shortPrice;
  return {
    price,
    shortPrice,
    forWhom: plan.forWhom,
    time: fillText(
      plan.ready,
      { time: plain(leastTimeText(plan, labels.times, language)) },
      language,
    ),
    ask: isAsked(plan) ? { href: offerHref(plan, language), label: labels.priceThis } : undefined,
  };
}

/** What is paid for the smallest of a plan as a page in `language` shows it, or that it is agreed on. */
export function paymentsOf(
  book: Book<Text>,
  plan: Plan<Text> | undefined,
  labels: Labels<Text>,
  language: Language,
): Payments {
  const { payments, priceThis, askOffer, byAgreement } = labels;
  const asking = { href: href('contact', language), label: askOffer };
  if (!plan) {
    const first = { amount: byAgreement, note: '' };
    return { first, monthly: undefined, once: undefined, next: asking };
  }
  const { way, first, whole, monthly } = smallestPayments(book, plan);
  const told = (sentence: Text, paisa: number) =>
    fillText(sentence, { price: takaOf(paisa, langOf(sentence) ?? language) }, language);
  const others = otherWay(plan, smallestAnswers(plan));
  const other = others && makeOffer(book, plan, others, book.day);
  return {
    first: {
      amount: told(payments.from, first),
      note: way === 'signing' ? told(payments.signing, whole) : payments.first,
    },
    monthly:
      monthly > 0
        ? { amount: told(payments.amount, monthly), note: payments.monthly[way] }
        : undefined,
    once: other && told(payments.once, other.payable.once),
    next: isAsked(plan) ? { href: offerHref(plan, language), label: priceThis } : asking,
  };
}
