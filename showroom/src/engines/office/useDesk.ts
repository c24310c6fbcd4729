import { numeral } from '../../words/taka.ts';
import { useOffice } from './engine.ts';
import { money } from './money.ts';
import type { Office } from './speak.ts';
import { type OfficeData, type OfficeWorld, oneOf } from './world.ts';

/** What the screens of an office need to make a step: see `Office`. */
export function useDesk() {
  const demo = useOffice();
  const { data, translate, language, change } = demo;
  const office: Office<OfficeData> = {
    data,
    translate,
    money: (amount) => money(amount, data.currency, language),
    count: (value) => numeral(value, language),
  };
  return {
    ...demo,
    ...office,
    /** Makes a step; its refusal is shown. @returns whether the world was changed */
    act: (step: (world: OfficeWorld, desk: Office<OfficeData>) => OfficeWorld) =>
      change((world) => step(world, office)),
    nameOf: (kind: 'goods' | 'stores' | 'buyers' | 'people', id: string) =>
      translate(
        oneOf<{ readonly id: string; readonly name: OfficeData['title'] | string }>(data[kind], id)
          .name,
      ),
  };
}
