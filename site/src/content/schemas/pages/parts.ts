import { z } from 'zod';
import { meta, titledText } from '../references.ts';
import { ornament, sample, words } from '../words.ts';

/** What every page has, whatever else stands on it. */
export const page = { sample, meta };
/** What pages with a word behind them have. */
export const adorned = { ...page, ornament };

export const banner = titledText(70, 300);
export const section = z.strictObject({
  title: words(80, 'The heading'),
  intro: words(300, 'The sentence under the heading'),
});
