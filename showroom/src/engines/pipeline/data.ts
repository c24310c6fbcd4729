import type { z } from 'zod';
import type { WithDrawnPictures } from '../../demo/picture.ts';
import type { StepOf } from '../../runtime/premises.ts';
import type { pipelineSchema } from './schema.ts';
import type { PipelineWorld } from './world-schema.ts';

export type PipelineData = WithDrawnPictures<z.output<typeof pipelineSchema>>;
export type FlatsDesk = Extract<PipelineData['desk'], { kind: 'flats' }>;
export type FieldDesk = Extract<PipelineData['desk'], { kind: 'field' }>;

/** A step, by what it takes besides. */
export type Step<Args extends readonly unknown[]> = StepOf<PipelineData, PipelineWorld, Args>;

/** The number of the first quotation that stands in the data. */
export const firstQuotation = 261;

/** The stage at which something is sold. */
export const lastStage = ({ stages }: Pick<PipelineData, 'stages'>): string =>
  stages.at(-1)?.id ?? '';

/** The column of the house that a flat stands in. */
export function columnOf(desk: FlatsDesk, id: string): FlatsDesk['columns'][number] {
  const column = desk.columns.find(({ letter }) => id.endsWith(letter));
  if (!column) throw new Error(`there is no flat ${id}`);
  return column;
}
