import { numberIn } from '@nokshi/forms/fill.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import { leastTime, lowestPrices, type PriceUnit } from '@nokshi/prices/lowest-price.ts';
import { isAsked } from '@nokshi/prices/plans.ts';
import { money } from '@nokshi/prices/taka.ts';
import { href } from '../routes/routes.ts';
import type { Localized } from './localize.ts';
import type { Singles } from './schemas/index.ts';
import { fillText, langOf, plain, type Text } from './text.ts';

type Book<As> = Localized<Singles['prices'], As>;
type Labels<As> = Pick<
  Localized<Singles['labels'], As>,
  'prices' | 'orBuy' | 'times' | 'priceThis'
>;
type Plan<As> = Book<As>['plans'][number];

/** The folders whose entries have a price. */
export type PricedFolder = 'products' | 'galleries' | 'services';

/** The lowest price of a plan as pages show it: "From ৳1,500 a month per branch", for whom that is, how long it takes. */
export type LowestPrice = {
  price: Text;
  /** The rent alone where there is a price for buying it, too: for cards, where it must stay one line. */
  shortPrice: Text;
  forWhom: Text;
  time: Text;
  /** Where one works out one's own; nothing for what has to be talked about. */
  ask: { href: string; label: Text } | undefined;
};

/**
 * The plan of the price book that prices an entry.
 * @throws when there is none, which the content check finds first
 */
export function planFor<As>({ plans }: Book<As>, folder: PricedFolder, id: string): Plan<As> {
  const plan = plans.find((one) => one[folder].includes(id));
  if (!plan) throw new Error(`content/prices has no plan for ${folder}/${id}`);
  return plan;
}

/** An amount of taka as a lowest price: a sentence, the amount written as in its language. */
export function priceText(
  { from, per }: { from: number; per: PriceUnit },
  prices: Labels<Text>['prices'],
  language: Language,
): Text {
  const sentence = prices[per];
  const price = money(from, langOf(sentence) ?? language);
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

/** The lowest price of a plan as a page in `language` shows it. */
export function lowestPriceOf(
  plan: Plan<Text>,
  labels: Labels<Text>,
  language: Language,
): LowestPrice {
  const [first, second] = lowestPrices(plan);
  if (!first) throw new Error(`the plan ${plan.key} has no price`);
  const shortPrice = priceText(first, labels.prices, language);
  const price = second
    ? fillText(
        labels.orBuy,
        { rent: plain(shortPrice), price: money(second.from, language) },
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
    ask: isAsked(plan)
      ? {
          href: `${href('price', language)}?product=${encodeURIComponent(plan.key)}`,
          label: labels.priceThis,
        }
      : undefined,
  };
}
