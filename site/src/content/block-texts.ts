import type { z } from 'zod';
import type { Localized } from './localize.ts';
import type { serviceBlock } from './schemas/service-blocks.ts';

/** A block of a service page, its words read as `As`. */
export type ServiceBlock<As> = Localized<z.output<typeof serviceBlock>, As>;

/** The lines of a block's list, whatever its kind. */
export function blockTexts<As>(block: ServiceBlock<As>): As[] {
  switch (block.kind) {
    case 'before-after':
      return block.pairs.flatMap(({ before, after }) => [before, after]);
    case 'sheet':
      return block.rows.flatMap(({ label, text }) => [label, text]);
    default:
      return block.points;
  }
}
