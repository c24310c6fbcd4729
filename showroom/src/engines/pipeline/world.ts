import type { Kept } from '../../demo/world-schema.ts';
import type { StepOf } from '../../runtime/premises.ts';
import type { PipelineData } from './data.ts';
import type { bookedFlat, lead, quotation, terms, visit, worldSchema } from './world-schema.ts';

export type PipelineWorld = Kept<typeof worldSchema>;
export type Lead = Kept<typeof lead>;
export type Visit = Kept<typeof visit>;
export type Terms = Kept<typeof terms>;
export type Flat = PipelineWorld['flats'][number];
export type BookedFlat = Kept<typeof bookedFlat>;
export type Quotation = Kept<typeof quotation>;

/** A step, by what it takes besides. */
export type Step<Args extends readonly unknown[]> = StepOf<PipelineData, PipelineWorld, Args>;

/** The number of the first quotation that stands in the data. */
export const firstQuotation = 261;
