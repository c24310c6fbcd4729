import type { Picture } from '../../../demo/picture.ts';

/** What a drawing is given by the data of a demo. */
export type Given = Picture['with'];

export const word = (given: Given, name: string): string => String(given[name] ?? '');
