/** A shop as far as its parts name each other. */
type Named = {
  readonly front:
    | { readonly layout: 'hero'; readonly good: string }
    | { readonly layout: 'comparison'; readonly goods: readonly string[] }
    | { readonly layout: 'basket' | 'search' };
  readonly filters: readonly Filter[];
  readonly goods: readonly NamedGood[];
  readonly extras: readonly WithId[];
  readonly facts: readonly WithId[];
  readonly basket: readonly NamedLine[];
  readonly checkout: { readonly areas: readonly WithId[] };
  readonly orders: readonly { readonly area: string; readonly lines: readonly NamedLine[] }[];
  readonly sold: readonly { readonly good: string }[];
};
type WithId = { readonly id: string };
type Filter = WithId & { readonly choices: readonly WithId[] };
type NamedLine = { readonly good: string; readonly count: number };
type NamedGood = WithId & {
  readonly price: number;
  readonly stock: number;
  readonly sold: { readonly by: string; readonly step?: number };
  readonly traits: Readonly<Record<string, string>>;
  readonly choices: readonly (WithId & {
    readonly start: string;
    readonly options: readonly WithId[];
  })[];
  readonly extras: readonly string[];
  readonly facts: Readonly<Record<string, unknown>>;
  readonly substitute?: string | undefined;
};
type Fault = { readonly path: readonly (string | number)[]; readonly message: string };

/** References in a shop without a target, and goods that can't be counted. */
export function* faultsOf(shop: Named): Generator<Fault> {
  const known = {
    good: shop.goods.map(({ id }) => id),
    extra: shop.extras.map(({ id }) => id),
    fact: shop.facts.map(({ id }) => id),
    filter: shop.filters.map(({ id }) => id),
    area: shop.checkout.areas.map(({ id }) => id),
  };
  const check = function* (kind: keyof typeof known, path: Fault['path'], names: Iterable<string>) {
    for (const name of names) {
      if (known[kind].includes(name)) continue;
      const message = `names the ${kind} ${name}; there are: ${known[kind].join(', ')}`;
      yield { path, message };
    }
  };
  if ('good' in shop.front) yield* check('good', ['front'], [shop.front.good]);
  if ('goods' in shop.front) yield* check('good', ['front'], shop.front.goods);
  for (const [index, good] of shop.goods.entries()) {
    const path = ['goods', index];
    yield* check('filter', path, Object.keys(good.traits));
    yield* check('extra', path, good.extras);
    yield* check('fact', path, Object.keys(good.facts));
    if (good.substitute) yield* check('good', path, [good.substitute]);
    yield* faultsOfGood(good, shop.filters, path);
  }
  yield* check(
    'good',
    ['basket'],
    shop.basket.map(({ good }) => good),
  );
  for (const [index, { area, lines }] of shop.orders.entries()) {
    yield* check('area', ['orders', index], [area]);
    yield* check(
      'good',
      ['orders', index],
      lines.map(({ good }) => good),
    );
  }
  yield* check(
    'good',
    ['sold'],
    shop.sold.map(({ good }) => good),
  );
}

function* faultsOfGood(
  good: NamedGood,
  filters: readonly Filter[],
  path: Fault['path'],
): Generator<Fault> {
  for (const [filter, choice] of Object.entries(good.traits)) {
    const choices = filters.find(({ id }) => id === filter)?.choices ?? [];
    if (choices.length === 0 || choices.some(({ id }) => id === choice)) continue;
    const ids = choices.map(({ id }) => id).join(', ');
    yield { path, message: `has the ${filter} ${choice}; there are: ${ids}` };
  }
  for (const { id, start, options } of good.choices) {
    if (options.some((option) => option.id === start)) continue;
    yield { path, message: `begins with the ${id} ${start}, which is none of its options` };
  }
  const { step } = good.sold;
  if (step !== undefined && (good.price * step) % 1000 !== 0) {
    yield { path, message: `costs no whole taka by ${step} g; choose another step or price` };
  }
  if (step === undefined ? !Number.isInteger(good.stock) : (good.stock * 1000) % step !== 0) {
    yield { path, message: `has a stock of ${good.stock}, which is no whole number of its steps` };
  }
}
