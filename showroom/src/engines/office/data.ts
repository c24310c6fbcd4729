import type { z } from 'zod';
import type { WithDrawnPictures } from '../../demo/picture.ts';
import type { officeSchema } from './schema.ts';

export type OfficeData = WithDrawnPictures<z.output<typeof officeSchema>>;
export type ImportsDesk = Extract<OfficeData['desk'], { kind: 'imports' }>;
export type MillDesk = Extract<OfficeData['desk'], { kind: 'mill' }>;
