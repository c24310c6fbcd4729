import type { Kept } from '../../demo/world-schema.ts';
import type { worldSchema } from './world-schema.ts';

export type SchoolWorld = Kept<typeof worldSchema>;
export type Lesson = SchoolWorld['lessons'][number];
export type Substitute = SchoolWorld['substitutes'][number];
export type MarkRow = SchoolWorld['marks'][number];
export type Due = SchoolWorld['dues'][number];
export type Pickup = SchoolWorld['pickups'][number];
