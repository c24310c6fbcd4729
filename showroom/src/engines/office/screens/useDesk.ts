import { oneOf } from '../../../demo/one-of.ts';
import { numeral } from '../../../words/taka.ts';
import type { OfficeData } from '../data.ts';
import { useOffice } from '../engine.ts';
import { money } from '../words/money.ts';

/** The demo, with amounts, numbers and names in the words of its language. */
export function useDesk() {
  const demo = useOffice();
  const { data, language, t } = demo;
  return {
    ...demo,
    money: (amount: number) => money(amount, data.currency, language),
    count: (value: number) => numeral(value, language),
    nameOf: (kind: 'goods' | 'stores' | 'buyers' | 'people', id: string) =>
      t(
        oneOf<{ readonly id: string; readonly name: OfficeData['title'] | string }>(data[kind], id)
          .name,
      ),
  };
}
