import { plainSigns } from '@nokshi/forms/plain-signs.ts';
import { type DemoText, textIn } from '../../../demo/words.ts';
import { distanceOf } from '../../../words/days.ts';
import { type Good, type Item, itemsOf, type TillData } from '../data.ts';
import type { Sale } from '../world.ts';

/** What a scanned code or a typed name leads to. */
export type Scanned =
  | { readonly kind: 'item'; readonly item: Item }
  | { readonly kind: 'good'; readonly good: Good }
  | { readonly kind: 'receipt'; readonly sale: Sale }
  | { readonly kind: 'nothing' };

const plain = (text: string) => plainSigns(text).toLowerCase();

/** Whether a good has the typed letters in its name, in either language, or in its code. */
export function fits({ name, code }: Good, typed: string): boolean {
  const sought = plain(typed);
  return [code, textIn(name, 'en'), textIn(name, 'bn')].some((one) => plain(one).includes(sought));
}

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
  if (read.kind !== 'nothing' || typed.trim() === '') return read;
  const [good, ...others] = data.goods.filter((one) => fits(one, typed));
  if (!good || others.length > 0) return read;
  const only = itemsOf(data).get(good.id);
  return only ? { kind: 'item', item: only } : { kind: 'good', good };
}

/** How near a good is to its last day, in words; nothing while that is far. */
export function nearDate(
  { expires }: Good,
  nearDays: number | null,
  today: Date,
  words: {
    readonly past: DemoText;
    readonly today: DemoText;
    readonly tomorrow: DemoText;
    readonly soon: DemoText;
  },
): DemoText | undefined {
  if (expires === null || nearDays === null) return undefined;
  const days = distanceOf(expires, today);
  if (days > nearDays) return undefined;
  if (days < 0) return words.past;
  return days === 0 ? words.today : days === 1 ? words.tomorrow : words.soon;
}
