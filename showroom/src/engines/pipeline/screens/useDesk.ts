import { numeral, taka } from '../../../words/taka.ts';
import type { PipelineData } from '../data.ts';
import { usePipeline } from '../engine.ts';

/** The demo, with amounts, numbers and names in the words of its language. */
export function useDesk() {
  const demo = usePipeline();
  const { data, t, language } = demo;
  return {
    ...demo,
    money: (amount: number) => taka(amount, language),
    count: (value: number) => numeral(value, language),
    nameOf: (kind: 'areas' | 'stages' | 'people' | 'things', id: string) => {
      const items: readonly {
        readonly id: string;
        readonly name: PipelineData['areas'][number]['name'];
      }[] = data[kind];
      const found = items.find((item) => item.id === id);
      return found ? t(found.name) : '';
    },
  };
}
