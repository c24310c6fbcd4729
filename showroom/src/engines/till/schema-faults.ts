import { type Fault, faultsOfUnknown } from '../../demo/references.ts';
import type { WrittenTill } from './schema.ts';

/** What the bills of a till name that there is not, and what its goods and tasks leave out. */
export function* faultsIn(till: WrittenTill): Generator<Fault> {
  const { goods, customers, counters, sales, tasks, weighs, receipts } = till;
  const items = itemsIn(till);
  if (tasks.some(({ goal }) => goal === 'weighed') && !weighs) {
    yield { path: ['weighs'], message: 'is missing: a task asks for something to be weighed' };
  }
  for (const [index, { stock }] of goods.entries()) {
    if (typeof stock === 'number') continue;
    const { colours, sizes } = stock;
    for (const { id, left } of colours.filter((one) => one.left.length !== sizes.length)) {
      const message = `${id} has ${left.length} counts for ${sizes.length} sizes`;
      yield { path: ['goods', index, 'stock'], message };
    }
  }
  for (const [index, { bill }] of counters.entries()) {
    if (!bill) continue;
    const path = ['counters', index, 'bill'];
    const sites = customers.find(({ id }) => id === bill.customer)?.sites ?? [];
    const ids = sites.map(({ id }) => id);
    const numbers = sales.map(({ number }) => `${receipts.prefix}${number}`);
    yield* faultsOfUnknown([...path, 'site'], bill.site, ids);
    yield* faultsOfUnknown([...path, 'exchange'], bill.exchange, numbers);
    for (const item of [...bill.lines.map((line) => line.item), ...bill.back]) {
      yield* faultsOfUnknown(path, item, items);
    }
  }
  for (const [index, { lines }] of sales.entries()) {
    for (const { item } of lines) yield* faultsOfUnknown(['sales', index, 'lines'], item, items);
  }
}

const itemsIn = ({ goods }: WrittenTill): readonly string[] =>
  goods.flatMap(({ id, stock }) =>
    typeof stock === 'number'
      ? [id]
      : stock.colours.flatMap((colour) =>
          stock.sizes.map((size) => `${id}/${colour.id}/${size.toLowerCase()}`),
        ),
  );
