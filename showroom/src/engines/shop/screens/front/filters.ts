import { screenHash } from '../../../../runtime/hash.ts';
import type { Good, ShopData } from '../../data.ts';
import { findWords } from './spelling.ts';

/** What is chosen in each filter, by the id of the filter. They stand in the hash: #/shelf/weave.khadi. */
type Chosen = ReadonlyMap<string, string>;

/** The filter of prices, which every shop with price groups has. */
export const priceFilter = 'price';

export const chosenOf = ([name, ...parts]: readonly string[]): Chosen =>
  new Map(
    name === 'shelf'
      ? parts.map((part) => [part.split('.')[0] ?? '', part.split('.').slice(1).join('.')])
      : [],
  );

/** The link to the shelves with a choice in a filter besides those already made; '' is all. */
export function shelfHash(chosen: Chosen, filter: string, choice: string): string {
  const next = new Map(chosen).set(filter, choice);
  const parts = [...next].filter(([, value]) => value !== '').map((pair) => pair.join('.'));
  return parts.length === 0 ? screenHash() : screenHash('shelf', ...parts);
}

/** The groups of prices: from above the end of the one before to its own end, the last without one. */
export const priceGroups = ({ prices }: Pick<ShopData, 'prices'>) =>
  prices.length === 0
    ? []
    : [...prices, Number.POSITIVE_INFINITY].map((most, at) => ({
        id: String(at),
        above: prices[at - 1] ?? 0,
        most,
      }));

/** The goods that fit what is chosen. */
export function goodsFor(data: ShopData, chosen: Chosen): readonly Good[] {
  const group = priceGroups(data).find(({ id }) => id === chosen.get(priceFilter));
  return data.goods.filter(
    ({ traits, price }) =>
      (!group || (price > group.above && price <= group.most)) &&
      data.filters.every(({ id }) => !chosen.has(id) || traits[id] === chosen.get(id)),
  );
}

/** Goods whose name or note has the words of a query, with the words that were found. */
export function searched(goods: readonly Good[], query: string) {
  const found = goods.flatMap((good) => {
    const texts = [good.name, good.note ?? ''].flatMap((words) =>
      typeof words === 'string' ? [words] : Object.values(words),
    );
    const words = findWords(texts.join(' '), query);
    return words ? [{ good, words }] : [];
  });
  return { goods: found.map(({ good }) => good), words: found[0]?.words.join(' ') ?? '' };
}
