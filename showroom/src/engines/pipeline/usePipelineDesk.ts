import { numeral, taka } from '../../words/taka.ts';
import type { Office } from '../office/speak.ts';
import { usePipeline } from './engine.ts';
import type { PipelineData, PipelineWorld } from './world.ts';

/** What the screens of a pipeline need to make a step: see `Office`. */
export function usePipelineDesk() {
  const demo = usePipeline();
  const { data, translate, language, change } = demo;
  const office: Office<PipelineData> = {
    data,
    translate,
    money: (amount) => taka(amount, language),
    count: (value) => numeral(value, language),
  };
  return {
    ...demo,
    ...office,
    /** Makes a step; its refusal is shown. @returns whether the world was changed */
    act: (step: (world: PipelineWorld, desk: Office<PipelineData>) => PipelineWorld) =>
      change((world) => step(world, office)),
    nameOf: (kind: 'areas' | 'stages' | 'people' | 'things', id: string) => {
      const items: readonly {
        readonly id: string;
        readonly name: PipelineData['areas'][number]['name'];
      }[] = data[kind];
      const found = items.find((item) => item.id === id);
      return found ? translate(found.name) : '';
    },
  };
}
