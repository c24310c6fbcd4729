import { z } from 'zod';
import { words } from './words.ts';

/** A path on this site, such as /products/ERP. The content check proves that the route exists. */
export const route = z
  .string()
  .regex(/^\/[A-Za-z0-9/-]*$/, { error: 'must be a path on this site, such as /contact' })
  .describe('A path on this site, such as /contact');

/** A page elsewhere. */
export const webAddress = z
  .url({ protocol: /^https$/, error: 'must be a full address that starts with https://' })
  .max(500)
  .describe('A full address that starts with https://');

/** The name of an icon in an Iconify set that is inlined at build, such as tabler:cash. */
export const icon = z
  .string()
  .regex(/^(tabler|devicon|simple-icons|drawn):[a-z0-9-]+$/, {
    error: 'must name an icon as set:name, such as tabler:cash',
  })
  .describe('An icon as set:name, such as tabler:cash');

/**
 * A picture beside its entry. `Source` is Astro's image() in the build and a path in the content check.
 * The path equals the place of the field (`picture/src.png`), which is the layout the editor writes.
 */
export const picture = <Source extends z.ZodType>(source: Source) =>
  z
    .strictObject({
      src: source.describe('The picture file, at the path of this field'),
      alt: words(200, 'What the picture shows, for people who cannot see it'),
    })
    .describe('A picture and what it shows');

/** A heading and a paragraph. */
export const titledText = (titleMax: number, textMax: number) =>
  z.strictObject({
    title: words(titleMax, 'The heading'),
    text: words(textMax, 'The paragraph under it'),
  });

/** What search engines and link previews show of a page. */
export const meta = z.strictObject({
  title: words(60, 'The name of the page in the browser title, before the company name'),
  description: words(170, 'One or two sentences for search results'),
});
