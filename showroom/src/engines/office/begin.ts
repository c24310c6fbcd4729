import { firstInvoice, type OfficeData, type OfficeWorld } from './world.ts';

/** The number of the first order that stands in the data. */
const firstOrder = 318;

/** The office as it is at first. */
export function beginOffice(data: OfficeData): OfficeWorld {
  const { desk } = data;
  const isMill = desk.kind === 'mill';
  return {
    person: data.people[0]?.id ?? '',
    stock: data.goods.flatMap(({ id, stock }) =>
      data.stores.map((store, at) => ({ good: id, store: store.id, count: stock[at] ?? 0 })),
    ),
    dues: data.buyers.map(({ id, due }) => ({ buyer: id, amount: due })),
    orders: data.orders.map((order, index) => ({
      ...order,
      number: firstOrder + index,
      approver: order.state === 'approved' ? order.by : null,
    })),
    cheques: data.cheques,
    invoices: [],
    transfers: [],
    shipments: isMill
      ? []
      : desk.shipments.map(({ number, state, costs, store }) => ({ number, state, costs, store })),
    lots: isMill ? desk.lots.map(({ number, left }) => ({ number, left })) : [],
    output: isMill ? desk.output.map((row) => ({ ...row, note: row.note ?? null })) : [],
    waste: isMill ? desk.waste : [],
    nextOrder: firstOrder + data.orders.length,
    nextInvoice: firstInvoice,
  };
}
