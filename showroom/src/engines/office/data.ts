import type { z } from 'zod';
import type { WithDrawnPictures } from '../../demo/picture.ts';
import type { StepOf } from '../../runtime/premises.ts';
import type { officeSchema } from './schema.ts';
import type { OfficeWorld } from './world-schema.ts';

export type OfficeData = WithDrawnPictures<z.output<typeof officeSchema>>;
export type ImportsDesk = Extract<OfficeData['desk'], { kind: 'imports' }>;
export type MillDesk = Extract<OfficeData['desk'], { kind: 'mill' }>;

/** A step, by what it takes besides. */
export type Step<Args extends readonly unknown[]> = StepOf<OfficeData, OfficeWorld, Args>;
