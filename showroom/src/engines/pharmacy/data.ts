import type { z } from 'zod';
import type { WithDrawnPictures } from '../../demo/picture.ts';
import type { pharmacySchema } from './schema.ts';

/** The login of the gallery that opens the inner side of a pharmacy. */
export const role = 'For Pharmacy';

export type PharmacyData = WithDrawnPictures<z.output<typeof pharmacySchema>>;
export type Medicine = PharmacyData['medicines'][number];
export type Company = PharmacyData['companies'][number];

/** What medicines are sold in, and how they are paid. */
export const units = [
  'tablet',
  'capsule',
  'strip',
  'box',
  'bottle',
  'suppository',
  'sachet',
  'piece',
] as const;
export const methods = ['cash', 'bkash', 'card'] as const;

export type Unit = (typeof units)[number];
export type Method = (typeof methods)[number];

/** How many pieces a pack of a medicine has. */
export const piecesOf = ({ packs }: Pick<Medicine, 'packs'>, unit: Unit): number =>
  packs.find((one) => one.unit === unit)?.pieces ?? 1;

/** How many pieces its main pack has. */
export const mainPieces = (medicine: Medicine): number => piecesOf(medicine, medicine.main);
