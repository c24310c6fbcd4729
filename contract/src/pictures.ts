import { knownLanguages } from '@nokshi/forms/languages.ts';
import { z } from 'zod';
import { version } from './content.ts';

/** The digest of a picture's bytes: another one when it changes. */
const pictureDigest = z.string().regex(/^[\w-]{32}$/);

/** How wide at most a picture may be asked for. */
const pictureWidths = ['160', '480', '960'] as const;

export type PictureWidth = (typeof pictureWidths)[number];

/** The query that names a picture. With a width it comes as a small WebP, a drawing as it is; with its digest a browser may keep it. */
export const pictureOpened = z.strictObject({
  path: z.string().max(300),
  width: z.enum(pictureWidths).optional(),
  digest: pictureDigest.optional(),
  /** As it is in the draft, which it is without this, or on the site. */
  of: z.enum(['draft', 'site']).optional(),
});

/** Where the picture goes, and the part that is taken of it: left, top, width and height in parts of 1. */
export const pictureAsked = z.strictObject({
  path: z.string().max(300),
  version,
  language: z.enum(knownLanguages).optional(),
  crop: z
    .string()
    .regex(/^[01](\.\d{1,6})?(,[01](\.\d{1,6})?){3}$/)
    .optional(),
});
