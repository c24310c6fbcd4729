import { expect, it } from 'vitest';
import { dataOn, demoData } from '../../../demo/read-demos.ts';
import { premisesForTest } from '../../../demo/testing.ts';
import { dateOf } from '../../../words/days.ts';
import { beginOffice } from '../begin.ts';
import type { ImportsDesk } from '../data.ts';
import { officeSchema } from '../schema.ts';
import { totalsOf } from './dues.ts';
import { setCosts } from './shipments.ts';
import { earlierInvoices, importsIn, isIn, vatReturn } from './vat-return.ts';

const premises = premisesForTest(demoData('godhuli', officeSchema));
const { data, today } = premises;
const desk = data.desk as ImportsDesk;
const world = beginOffice(data, premises.now);

it('sums the VAT return from the entries of its month, which hold every day once', () => {
  const entries = earlierInvoices(data);
  expect(new Set(entries.map(({ number }) => number)).size).toBe(entries.length);
  const month = entries.filter(({ day }) => isIn(0, day, today));
  // Three Fridays in the 21 days before.
  expect(month.length).toBe((21 - 3) * 8);
  const { supply, output, bought, net } = vatReturn(data, month, [
    { costs: [900_000, 5000], advanceTax: 40_000 },
    { costs: [100_000, 7000], advanceTax: 5000 },
  ]);
  const totals = month.map(({ lines }) => totalsOf(data, lines));
  expect(output).toBe(totals.reduce((sum, { vat }) => sum + vat, 0));
  expect(supply).toBe(totals.reduce((sum, { value }) => sum + value, 0));
  expect([bought, net]).toEqual([1_000_000, output - 45_000]);
});

it('takes each shipment into its month, with what it costs by now', () => {
  expect(importsIn(data, desk, world, 0, today).map(({ number }) => number)).toEqual(['1846']);
  expect(importsIn(data, desk, world, -1, today).map(({ number }) => number)).toEqual(['1839']);
  const after = setCosts(premises, world, desk, '1846', [986_125, 67_620, 90_000]);
  expect(importsIn(data, desk, after, 0, today)[0]?.costs).toEqual([
    2_254_000, 986_125, 67_620, 90_000,
  ]);
  expect(importsIn(data, desk, after, -1, today)[0]?.costs[0]).toBe(1_085_000);
});

it('knows last month over the turn of the year', () => {
  const january = new Date(2027, 0, 10);
  expect(isIn(-1, '2026-10-31', today)).toBe(true);
  expect(isIn(-1, '2026-12-31', january)).toBe(true);
  expect(isIn(0, '2026-01-10', january)).toBe(false);
  expect(isIn(0, '2027-01-01', january)).toBe(true);
});

it('lists the same in a month that is over for whoever begins after it, on whichever day', () => {
  const begunOn = (begun: string) => {
    const later = dateOf(begun);
    const of = dataOn('godhuli', officeSchema, begun);
    const own = beginOffice(of, later);
    const invoices = earlierInvoices(of).filter((one) => isIn(-1, one.day, later));
    const imports = importsIn(of, of.desk as ImportsDesk, own, -1, later);
    const newest = earlierInvoices(of)[0]?.number ?? 0;
    expect(own.nextInvoice).toBe(newest + 1);
    return {
      invoices,
      imports: imports.map(({ number }) => number),
      ...vatReturn(of, invoices, imports),
    };
  };
  const november = begunOn('2026-12-01');
  // 30 days, four of them Fridays.
  expect(november.invoices.length).toBe((30 - 4) * 8);
  expect(november.imports).toEqual(['1839']);
  for (const day of ['2026-12-02', '2026-12-15', '2026-12-31'])
    expect(begunOn(day)).toEqual(november);
});

it('keeps the return of a month that is over as the demo grows older', () => {
  const returnOn = (day: number) => {
    const later = new Date(2026, 11, day);
    const invoices = earlierInvoices(data).filter((one) => isIn(-1, one.day, later));
    return vatReturn(data, invoices, importsIn(data, desk, world, -1, later));
  };
  const closed = returnOn(1);
  expect(closed.supply).toBeGreaterThan(0);
  expect([2, 15, 31].map(returnOn)).toEqual([closed, closed, closed]);
});

it('has sold every good to every buyer before, one to three at a time and at its price', () => {
  const entries = earlierInvoices(data);
  const newest = entries[0]?.number ?? 0;
  expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => newest - index));
  const of = (ids: readonly string[]) => [...new Set(ids)].toSorted();
  const idsIn = (list: readonly { readonly id: string }[]) => of(list.map(({ id }) => id));
  expect(of(entries.map(({ buyer }) => buyer))).toEqual(idsIn(data.buyers));
  expect(of(entries.map(({ store }) => store))).toEqual(idsIn(data.stores));
  const lines = entries.flatMap((entry) => entry.lines);
  expect(of(lines.map(({ good }) => good))).toEqual(idsIn(data.goods));
  expect([...new Set(lines.map(({ quantity }) => quantity))].toSorted()).toEqual([1, 2, 3]);
  expect(
    lines.filter(
      ({ good, price }) => !data.goods.some((one) => one.id === good && one.price === price),
    ),
  ).toEqual([]);
});

it('finds no earlier invoices in an office that imports nothing', () => {
  expect(earlierInvoices(demoData('takli', officeSchema))).toEqual([]);
});
