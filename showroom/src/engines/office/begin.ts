import { chosenDay } from '../../words/days.ts';
import type { MillDesk, OfficeData } from './data.ts';
import { millDay } from './steps/mill-day.ts';
import { firstInvoice, type OfficeWorld } from './world.ts';

/** The number of the first order that stands in the data. */
const firstOrder = 318;

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
    nextInvoice: firstInvoice,
  };
}

function beginMill(
  desk: MillDesk,
  now: Date,
): Pick<OfficeWorld, 'lots' | 'fed' | 'output' | 'waste'> {
  const today = millDay(desk, now);
  const dated = <Row extends { readonly day: number }>(row: Row) => ({
    ...row,
    day: chosenDay(row.day, today),
  });
  return {
    lots: desk.lots.map(({ number, left }) => ({ number, left })),
    fed: desk.fed.map(dated),
    output: desk.output.flatMap(({ day, frame, kilos, note }) => {
      const least = Math.min(...kilos.filter((one) => one !== null));
      return kilos.flatMap((one, shift) =>
        one === null
          ? []
          : [
              {
                day: chosenDay(day, today),
                frame,
                shift,
                kilos: one,
                note: one === least ? (note ?? null) : null,
              },
            ],
      );
    }),
    waste: desk.waste.map(dated),
  };
}
