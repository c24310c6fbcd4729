import type { DayOffset } from '../../words/days.ts';
import type { PaidPart, ReturnedPiece } from './world.ts';

/** A line of a receipt: what it cost before and after offers and discount, and the VAT within. */
export type Sold = {
  readonly item: string;
  readonly quantity: number;
  readonly price: number;
  readonly gross: number;
  readonly off: number;
  readonly net: number;
  readonly rate: number;
  readonly vat: number;
};

/** What was sold by one bill, as its receipt says it. */
export type Sale = {
  readonly number: string;
  readonly counter: string;
  readonly customer: string | null;
  readonly day: DayOffset;
  /** Minutes after midnight. */
  readonly minutes: number;
  readonly lines: readonly Sold[];
  readonly exchange: string | null;
  readonly back: readonly ReturnedPiece[];
  readonly returned: number;
  readonly lorry: number;
  readonly rounding: number;
  readonly total: number;
  readonly vat: number;
  readonly parts: readonly PaidPart[];
  readonly change: number;
  readonly points: number;
  readonly site: string | null;
  readonly challan: number | null;
  /** Who signed for it at the site; nobody yet when empty. */
  readonly receiver: string;
};
