import type { z } from 'zod';
import type { WithDrawnPictures } from '../../demo/picture.ts';
import type { newspaperSchema } from './schema.ts';

export type NewspaperData = WithDrawnPictures<z.output<typeof newspaperSchema>>;
export type Story = NewspaperData['stories'][number];
export type Section = NewspaperData['front'][number]['parts'][number];
export type SectionOf<Name extends Section['part']> = Extract<Section, { part: Name }>;

/** The part of a paper with that name; nothing where the paper has none. */
export const sectionOf = <Name extends Section['part']>(
  { front }: NewspaperData,
  name: Name,
): SectionOf<Name> | undefined =>
  front.flatMap(({ parts }) => parts).find((one): one is SectionOf<Name> => one.part === name);

export const payments = ['bkash', 'card'] as const;
export type Payment = (typeof payments)[number];
