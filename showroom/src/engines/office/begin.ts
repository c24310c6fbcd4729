import { type Day, dayAfter, dayOf, distanceOf } from '../../words/days.ts';
import type { MillDesk, OfficeData } from './data.ts';
import { millDay } from './steps/mill.ts';
import { firstNumberOn } from './steps/vat-return.ts';
import type { OfficeWorld } from './world-schema.ts';

/** The number of the first order that stands in the data. */
const firstOrder = 318;

/** The number of the first invoice where none from before are shown. */
const firstInvoice = 2001;

/** The office as it is at first. */
export function beginOffice(data: OfficeData, now: Date): OfficeWorld {
  const { desk } = data;
  return {
    person: data.people[0]?.id ?? '',
    stock: data.goods.flatMap(({ id, stock }) =>
      data.stores.map((store, at) => ({ good: id, store: store.id, count: stock[at] ?? 0 })),
    ),
    payments: [],
    orders: data.orders.map((order, index) => ({
      ...order,
      number: firstOrder + index,
      approver: order.state === 'approved' ? order.by : null,
    })),
    cheques: data.cheques,
    invoices: [],
    transfers: [],
    shipments:
      desk.kind === 'imports'
        ? desk.shipments.map(({ number, state, costs, store }) => ({ number, state, costs, store }))
        : [],
    ...(desk.kind === 'mill' ? beginMill(desk, now) : { lots: [], fed: [], output: [], waste: [] }),
    nextOrder: firstOrder + data.orders.length,
    nextInvoice: desk.kind === 'imports' ? firstNumberOn(desk, data.begun) : firstInvoice,
  };
}

function beginMill(desk: MillDesk, now: Date) {
  // Before its first shift begins, the mill's day is still the one before.
  const ahead = distanceOf(dayOf(millDay(desk, now)), now);
  const dated = <Row extends { readonly day: Day }>(row: Row) => ({
    ...row,
    day: dayAfter(row.day, ahead),
  });
  return {
    lots: desk.lots.map(({ number, left }) => ({ number, left })),
    fed: desk.fed.map(dated),
    output: desk.output.map(dated).flatMap(({ day, frame, kilos, note = null }) => {
      const least = Math.min(...kilos.filter((one) => one !== null));
      return kilos.flatMap((one, shift) =>
        one === null ? [] : { day, frame, shift, kilos: one, note: one === least ? note : null },
      );
    }),
    waste: desk.waste.map(dated),
  };
}
