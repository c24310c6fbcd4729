import type { z } from 'zod';
import type { WithDrawnPictures } from '../../demo/picture.ts';
import type { pipelineSchema } from './schema.ts';

export type PipelineData = WithDrawnPictures<z.output<typeof pipelineSchema>>;
export type FlatsDesk = Extract<PipelineData['desk'], { kind: 'flats' }>;
export type FieldDesk = Extract<PipelineData['desk'], { kind: 'field' }>;

/** The stage at which something is sold. */
export const lastStage = ({ stages }: Pick<PipelineData, 'stages'>): string =>
  stages.at(-1)?.id ?? '';

/** The column of the house that a flat stands in. */
export function columnOf(desk: FlatsDesk, id: string): FlatsDesk['columns'][number] {
  const column = desk.columns.find(({ letter }) => id.endsWith(letter));
  if (!column) throw new Error(`there is no flat ${id}`);
  return column;
}
