import { z } from 'zod';
import { meta, titledText } from '../references.ts';
import { ornament, sample, words } from '../words.ts';

/** The fields of every page. */
export const page = { sample, meta };
/** The fields of pages with a Bangla word in the background. */
export const adorned = { ...page, ornament };

export const banner = titledText(70, 300);
export const section = z.strictObject({
  title: words(80, 'The heading'),
  intro: words(300, 'The sentence under the heading'),
});
