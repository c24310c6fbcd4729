import { plainCode } from '@nokshi/forms/plain-signs.ts';
import { type Day, dateOf, dayOf } from '../../../words/days.ts';
import { seeded } from '../../../words/seeded.ts';
import { goodOf, type ShopData } from '../data.ts';
import type { Order, ShopWorld, SoldPiece } from '../world.ts';

/** Digits with the check digit of an IMEI behind them (the Luhn formula, ISO/IEC 7812-1). */
function withCheckDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .map((digit, at) => (at % 2 === 0 ? Number(digit) * 2 : Number(digit)))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Whether a number has the digits of an IMEI, but the last one doesn't fit. */
const isFaultyImei = (serial: string): boolean =>
  /^\d{15}$/.test(serial) && withCheckDigit(serial.slice(0, 14)) !== serial;

/** The serial numbers of what an order brings, one for each piece that has a warranty. */
export function serialsOf(
  data: ShopData,
  { number, lines }: Pick<Order, 'number' | 'lines'>,
): readonly Omit<SoldPiece, 'day'>[] {
  const next = seeded(`serial ${number}`);
  const digits = (count: number) =>
    Array.from({ length: count }, () => Math.floor(next() * 10)).join('');
  const pieces = lines.flatMap(({ good, instead, count }) =>
    Array.from({ length: count }, () => instead ?? good),
  );
  return pieces.flatMap((good, piece) => {
    const { warranty } = goodOf(data, good);
    if (!warranty) return [];
    // The running number of the piece keeps those of an order apart.
    const running = String(piece).padStart(2, '0');
    const serial =
      warranty.number === 'imei'
        ? withCheckDigit(`35${digits(12)}`)
        : `VB${number}${digits(2)}${running}`;
    return [{ serial, good }];
  });
}

/** What a warranty look-up finds. */
export type Found =
  | { readonly is: 'known'; readonly good: string; readonly day: Day; readonly months: number }
  | { readonly is: 'unknown' | 'noImei' | 'empty' };

/** The warranty of a piece by its serial number or IMEI. */
export function findWarranty(world: ShopWorld, data: ShopData, text: string): Found {
  const serial = plainCode(text);
  if (serial === '') return { is: 'empty' };
  const piece = world.sold.find((one) => plainCode(one.serial) === serial);
  if (!piece) return { is: isFaultyImei(serial) ? 'noImei' : 'unknown' };
  const months = goodOf(data, piece.good).warranty?.months ?? 0;
  return { is: 'known', good: piece.good, day: piece.day, months };
}

/** The same day so many months on; in a shorter month its last day. */
export function monthsOn(day: Day, months: number): Day {
  const from = dateOf(day);
  const last = new Date(from.getFullYear(), from.getMonth() + months + 1, 0);
  return dayOf(last, Math.min(0, from.getDate() - last.getDate()));
}
