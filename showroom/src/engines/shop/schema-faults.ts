import type { Shop } from './schema.ts';

type Fault = { readonly path: readonly (string | number)[]; readonly message: string };

/** References in a shop without a target, and goods that can't be counted. */
export function* faultsOf(shop: Shop): Generator<Fault> {
  const known = {
    good: shop.goods,
    extra: shop.extras,
    fact: shop.facts,
    filter: shop.filters,
    area: shop.checkout.areas,
  };
  const check = function* (
    kind: keyof typeof known,
    path: Fault['path'],
    names: readonly string[],
  ): Generator<Fault> {
    const ids = known[kind].map(({ id }) => id);
    for (const name of names.filter((one) => !ids.includes(one))) {
      yield { path, message: `names the ${kind} ${name}; there are: ${ids.join(', ')}` };
    }
  };
  const goodsOf = (held: readonly { readonly good: string }[]) => held.map(({ good }) => good);
  if ('good' in shop.front) yield* check('good', ['front'], [shop.front.good]);
  if ('goods' in shop.front) yield* check('good', ['front'], shop.front.goods);
  for (const [index, good] of shop.goods.entries()) {
    const path = ['goods', index];
    yield* check('filter', path, Object.keys(good.traits));
    yield* check('extra', path, good.extras);
    yield* check('fact', path, Object.keys(good.facts));
    if (good.substitute) yield* check('good', path, [good.substitute]);
    for (const message of faultsOfGood(good, shop.filters)) yield { path, message };
  }
  yield* check('good', ['basket'], goodsOf(shop.basket));
  for (const [index, { area, lines }] of shop.orders.entries()) {
    yield* check('area', ['orders', index], [area]);
    yield* check('good', ['orders', index], goodsOf(lines));
  }
  yield* check('good', ['sold'], goodsOf(shop.sold));
}

function* faultsOfGood(good: Shop['goods'][number], filters: Shop['filters']): Generator<string> {
  for (const [filter, choice] of Object.entries(good.traits)) {
    const ids = filters.find(({ id }) => id === filter)?.choices.map(({ id }) => id) ?? [choice];
    if (!ids.includes(choice)) {
      yield `has the ${filter} ${choice}; there are: ${ids.join(', ')}`;
    }
  }
  for (const { id, start, options } of good.choices) {
    if (!options.some((option) => option.id === start)) {
      yield `begins with the ${id} ${start}, which is none of its options`;
    }
  }
  const step = good.sold.by === 'kilo' ? good.sold.step : undefined;
  if (step !== undefined && (good.price * step) % 1000 !== 0) {
    yield `costs no whole taka by ${step} g; choose another step or price`;
  }
  if (step === undefined ? !Number.isInteger(good.stock) : (good.stock * 1000) % step !== 0) {
    yield `has a stock of ${good.stock}, which is no whole number of its steps`;
  }
}
