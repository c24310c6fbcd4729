import { z } from 'zod';
import { entryOf, titledText } from '../references.ts';
import { till } from '../till.ts';
import { optionalWords, text, words } from '../words.ts';
import { adorned, section } from './page-fields.ts';

export const home = z.strictObject({
  ...adorned,
  hero: z.strictObject({ label: words(60, 'The name of the slides, for screen readers') }),
  introduction: z.strictObject({
    eyebrow: words(40, 'The small line above the heading'),
    ...titledText(90, 420).shape,
    facts: z.array(titledText(50, 200)).min(1).max(6),
  }),
  services: section,
  products: section.extend({
    ready: words(120, 'What leads to the galleries of ready products'),
    galleries: z.array(entryOf('galleries')).max(4),
    allGalleries: words(40, 'The link to the index of all galleries'),
  }),
  trades: z.strictObject({
    title: words(60, 'The heading'),
    name: words(60, 'The label of the field for the name of the business'),
    refused: optionalWords(90, 'What stands below it while no demo would show that name'),
    list: z
      .array(
        z.strictObject({
          demo: text(40).describe(
            'The demo that it opens: the name of its folder in showroom/demos',
          ),
          words: words(24, 'The trade'),
        }),
      )
      .max(12)
      .describe('Two or more, or the choice of a trade is left out'),
  }),
  till,
  projects: section,
  clients: z.strictObject({ title: words(80, 'The heading') }),
  testimonials: section,
  closing: titledText(80, 260),
});
