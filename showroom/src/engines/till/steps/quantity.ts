import type { DemoLanguage } from '../../../demo/languages.ts';
import { type DemoText, textIn } from '../../../demo/words.ts';
import { typedMeasure, typedNumber } from '../../../words/amount.ts';
import { numeral } from '../../../words/taka.ts';
import type { Good } from '../data.ts';

type Unit = {
  readonly decimals: number;
  /** Whether the cashier is asked how much it is; else one press is one. */
  readonly isAsked: boolean;
  readonly one: DemoText;
  readonly many: DemoText;
};

const units = {
  piece: {
    decimals: 0,
    isAsked: false,
    one: { en: 'piece', bn: 'টি' },
    many: { en: 'pieces', bn: 'টি' },
  },
  kg: { decimals: 3, isAsked: true, one: { en: 'kg', bn: 'কেজি' }, many: { en: 'kg', bn: 'কেজি' } },
  bag: {
    decimals: 0,
    isAsked: true,
    one: { en: 'bag', bn: 'বস্তা' },
    many: { en: 'bags', bn: 'বস্তা' },
  },
  ft: { decimals: 1, isAsked: true, one: { en: 'ft', bn: 'ফুট' }, many: { en: 'ft', bn: 'ফুট' } },
} as const satisfies Record<Good['unit'], Unit>;

/** Quantities are whole thousandths of a unit, so that 1.25 kg is exact. */
export const thousandths = (quantity: number): number => Math.round(quantity * 1000);

export const isAsked = ({ unit }: Good): boolean => units[unit].isAsked;

/** The name of a unit: one, as prices are per bag, or many. */
export const unitName = ({ unit }: Good, language: DemoLanguage, count: 'one' | 'many'): string =>
  textIn(units[unit][count], language);

/** Whether a quantity in thousandths is one of its unit: no half bag. */
export const isWhole = (quantity: number, { unit }: Good): boolean =>
  quantity % (1000 / 10 ** units[unit].decimals) === 0;

/** A quantity as it is to be written. */
export const exampleOf = ({ unit }: Good, language: DemoLanguage): string =>
  numeral(units[unit].decimals > 0 ? 1.5 : 2, language, 1);

/** A quantity that somebody typed, in thousandths; NaN for words, nothing, or half a bag. */
export function typedQuantity(text: string, good: Good): number {
  const { decimals } = units[good.unit];
  const typed = decimals > 0 ? typedMeasure(text) : typedNumber(text);
  const fine = 10 ** decimals;
  const isExact = Math.abs(typed * fine - Math.round(typed * fine)) < 1e-6;
  return typed > 0 && typed <= 100_000 && isExact ? thousandths(typed) : Number.NaN;
}

/** A quantity with its unit: 1.25 kg, 60 bags, ৩টি. @param quantity in thousandths */
export function quantityText(quantity: number, { unit }: Good, language: DemoLanguage): string {
  const name = textIn(units[unit][quantity === 1000 ? 'one' : 'many'], language);
  const gap = unit === 'piece' && language === 'bn' ? '' : '\u00A0';
  return `${numeral(quantity / 1000, language, 3)}${gap}${name}`;
}
