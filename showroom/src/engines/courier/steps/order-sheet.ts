import { foldedWords } from '@nokshi/forms/search-words.ts';
import { typedMeasure, typedNumber } from '../../../words/amount.ts';
import { mobileNumber } from '../../../words/phone.ts';
import type { Place } from '../data.ts';
import { isGoods, isWeight } from './booking.ts';
import { readCells } from './cells.ts';

/** A row of a merchant's sheet that can be booked. */
export type SheetRow = {
  readonly to: string;
  readonly phone: string;
  readonly address: string;
  readonly place: string;
  readonly goods: number;
  readonly kilos: number;
};

export type SheetFault = 'name' | 'phone' | 'address' | 'area' | 'cash' | 'kilos';

/** What is wrong in which row, counted from 1 as Excel does, with what stands there. */
export type RowFault = { readonly row: number; readonly fault: SheetFault; readonly found: string };

/** A mobile number as it is dialled, or nothing. Excel drops the first 0. */
const phoneOf = (text: string): string | undefined =>
  mobileNumber(text) ?? mobileNumber(`0${text}`);

/** The place that is meant by a name in either language. */
const placeOf = (text: string, places: readonly Place[]) =>
  places.find(({ name }) =>
    (typeof name === 'string' ? [name] : Object.values(name)).some(
      (one) => foldedWords(one) === foldedWords(text),
    ),
  );

/**
 * Reads rows as they come from Excel: name, phone, address, area, cash and kilos. Empty rows count and are
 * left out, and so does a first row of headings, which has no digit. Between commas, an amount such as 1,450
 * may have been split, and is asked about.
 */
export function readSheet(
  text: string,
  places: readonly Place[],
): { readonly rows: readonly SheetRow[]; readonly faults: readonly RowFault[] } {
  const rows: SheetRow[] = [];
  const faults: RowFault[] = [];
  const table = readCells(text);
  for (const [index, cells] of table.rows.entries()) {
    const line = cells.join('');
    if (line === '' || (index === 0 && !/\p{Nd}/u.test(line))) continue;
    const [to = '', phone = '', address = '', area = '', typed = '', kilos = ''] = cells;
    const isSplit = table.isCsv && (cells.slice(6).some(Boolean) || /^\p{Nd}{3}$/u.test(kilos));
    const cash = isSplit ? cells.slice(4).join(',').replace(/,+$/, '') : typed;
    const place = placeOf(area, places);
    const goods = isSplit ? Number.NaN : typedNumber(cash);
    const weight = kilos === '' ? 1 : typedMeasure(kilos);
    const found = [
      to === '' && (['name', to] as const),
      !phoneOf(phone) && (['phone', phone] as const),
      address === '' && (['address', address] as const),
      !place && (['area', area] as const),
      !isGoods(goods) && (['cash', cash] as const),
      !isWeight(weight) && (['kilos', kilos] as const),
    ].filter((one) => one !== false);
    faults.push(...found.map(([fault, cell]) => ({ row: index + 1, fault, found: cell })));
    if (found.length > 0 || !place) continue;
    rows.push({
      to,
      phone: phoneOf(phone) ?? phone,
      address,
      place: place.id,
      goods,
      kilos: Math.ceil(weight),
    });
  }
  return { rows, faults };
}
