import { fits, plain } from '../../../counter/fits.ts';
import { distanceOf } from '../../../words/days.ts';
import { type Good, type Item, itemsOf, type TillData } from '../data.ts';
import type { Sale } from '../world.ts';

/** What a scanned code or a typed name leads to. */
export type Scanned =
  | { readonly kind: 'item'; readonly item: Item }
  | { readonly kind: 'good'; readonly good: Good }
  | { readonly kind: 'receipt'; readonly sale: Sale }
  | { readonly kind: 'nothing' };

/** Whether a good has the typed letters in its name, in either language, or in its code. */
export const isFound = ({ name, code }: Good, typed: string): boolean => fits(typed, code, name);

/** Finds what a code stands for. */
export function readCode(data: TillData, sales: readonly Sale[], typed: string): Scanned {
  const code = plain(typed);
  const item = [...itemsOf(data).values()].find((one) => plain(one.code) === code);
  if (item) return { kind: 'item', item };
  const sale = sales.find(({ number }) => plain(number) === code);
  return sale ? { kind: 'receipt', sale } : { kind: 'nothing' };
}

/** Finds what a code stands for, or a name that only one good fits. */
export function scan(data: TillData, sales: readonly Sale[], typed: string): Scanned {
  const read = readCode(data, sales, typed);
  if (read.kind !== 'nothing' || plain(typed) === '') return read;
  const [good, ...others] = data.goods.filter((one) => isFound(one, typed));
  if (!good || others.length > 0) return read;
  const only = itemsOf(data).get(good.id);
  return only ? { kind: 'item', item: only } : { kind: 'good', good };
}

/** How near a good is to its last day, by the name of the words for it; nothing while that is far. */
export function nearDate({ expires }: Good, nearDays: number | null, today: Date) {
  if (expires === null || nearDays === null) return undefined;
  const days = distanceOf(expires, today);
  if (days > nearDays) return undefined;
  if (days < 0) return 'expired';
  return days === 0 ? 'expiresToday' : days === 1 ? 'expiresTomorrow' : 'expiresSoon';
}
