import { z } from 'zod';
import { route } from '../references.ts';
import { words } from '../words.ts';
import { page } from './page-fields.ts';

export const thankYou = z.strictObject({
  ...page,
  withoutReference: words(300, 'What happens next, where the address holds no reference'),
});

export const offline = z.strictObject({
  ...page,
  title: words(60, 'The heading'),
  text: words(160, 'What a visitor can do without network'),
  hours: words(80, 'When somebody is in the office'),
  again: words(30, 'The link that asks for the page once more'),
});

export const notFound = z.strictObject({
  ...page,
  title: words(60, 'The heading'),
  text: words(240, 'The line under it'),
  suggestions: words(60, 'The heading above the nearest pages'),
  links: z
    .array(z.strictObject({ label: words(40, 'The link'), href: route }))
    .min(1)
    .max(6),
});
