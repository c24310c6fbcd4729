import type { WrittenTill } from './schema.ts';

/** Where the data of a till contradict themselves, and how. */
type Fault = { readonly path: readonly (string | number)[]; readonly message: string };

/** What the data of a till name that there is not, or leave out. */
export function faultsIn(till: WrittenTill): readonly Fault[] {
  const goods = idsOf(till.goods);
  const customers = idsOf(till.customers);
  const counters = idsOf(till.counters);
  const items = itemsIn(till);
  const numbers = till.sales.map(({ number }) => `${till.receipts.prefix}${number}`);
  const asksToWeigh = till.tasks.some(({ goal }) => goal === 'weighed');
  return [
    ...unknown(['opensAt'], till.opensAt, counters),
    ...unknown(['weighs', 'good'], till.weighs?.good ?? null, goods),
    ...(asksToWeigh && !till.weighs
      ? [{ path: ['weighs'], message: 'is missing: a task asks for something to be weighed' }]
      : []),
    ...till.goods.flatMap(({ section, stock }, index) => [
      ...unknown(['goods', index, 'section'], section, idsOf(till.sections)),
      ...(typeof stock === 'number' ? [] : wrongCounts(['goods', index, 'stock'], stock)),
    ]),
    ...till.offers.flatMap((offer, index) =>
      offer.goods.flatMap((one) => unknown(['offers', index, 'goods'], one, goods)),
    ),
    ...till.counters.flatMap(({ bill }, index) => {
      if (!bill) return [];
      const path = ['counters', index, 'bill'];
      const sites = till.customers.find(({ id }) => id === bill.customer)?.sites ?? [];
      return [
        ...unknown([...path, 'customer'], bill.customer, customers),
        ...unknown([...path, 'site'], bill.site, idsOf(sites)),
        ...unknown([...path, 'exchange'], bill.exchange, numbers),
        ...[...bill.lines.map(({ item }) => item), ...bill.back].flatMap((one) =>
          unknown(path, one, items),
        ),
      ];
    }),
    ...till.sales.flatMap(({ lines, customer, counter }, index) => [
      ...unknown(['sales', index, 'customer'], customer, customers),
      ...unknown(['sales', index, 'counter'], counter, counters),
      ...lines.flatMap(({ item }) => unknown(['sales', index, 'lines'], item, items)),
    ]),
  ];
}

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

const itemsIn = ({ goods }: WrittenTill): readonly string[] =>
  goods.flatMap(({ id, stock }) =>
    typeof stock === 'number'
      ? [id]
      : stock.colours.flatMap((colour) =>
          stock.sizes.map((size) => `${id}/${colour.id}/${size.toLowerCase()}`),
        ),
  );

function unknown(
  path: Fault['path'],
  name: string | null,
  known: readonly string[],
): readonly Fault[] {
  if (name === null || known.includes(name)) return [];
  return [{ path, message: `names ${name}; there are: ${known.slice(0, 40).join(', ')}` }];
}

function wrongCounts(
  path: Fault['path'],
  { sizes, colours }: Exclude<WrittenTill['goods'][number]['stock'], number>,
): readonly Fault[] {
  return colours
    .filter(({ left }) => left.length !== sizes.length)
    .map(({ id, left }) => ({
      path,
      message: `${id} has ${left.length} counts for ${sizes.length} sizes`,
    }));
}
