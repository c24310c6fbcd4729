import type { z } from 'zod';
import type { WithDrawnPictures } from '../../demo/picture.ts';
import type { newspaperSchema } from './schema.ts';

export type NewspaperData = WithDrawnPictures<z.output<typeof newspaperSchema>>;
export type Story = NewspaperData['stories'][number];
export type Part = NewspaperData['front'][number]['parts'][number];
export type PartOf<Name extends Part['part']> = Extract<Part, { part: Name }>;

/** The part of a paper with that name; nothing where the paper has none. */
export const partOf = <Name extends Part['part']>(
  { front }: NewspaperData,
  name: Name,
): PartOf<Name> | undefined =>
  front.flatMap(({ parts }) => parts).find((one): one is PartOf<Name> => one.part === name);

export const payments = ['bkash', 'card'] as const;
export type Payment = (typeof payments)[number];
