import { formatSentences } from '@nokshi/forms/content-faults.ts';
import { z } from 'zod';
import { text, words } from './words.ts';

/** The target of a reference in content/. The content check proves that it is there. */
export type Reference =
  | { kind: 'entry'; collection: string }
  | { kind: 'route' }
  | { kind: 'icon' }
  | { kind: 'emblem' }
  | { kind: 'picture'; format: 'svg' | 'photo' | 'logo'; ratio: Ratio };

/** The width of a picture by its height; null where any will do. */
type Ratio = number | null;

/** The values that point at something, by their schema. */
export const references = z.registry<Reference>();

/** The folder name of an entry of `collection`. */
export const entryOf = (collection: string) =>
  text(60)
    .describe(`A folder name in content/${collection}`)
    .register(references, { kind: 'entry', collection });

/** A path on this site, such as /products/ERP. */
export const route = z
  .string()
  .regex(/^\/[A-Za-z0-9/-]*$/, { error: formatSentences.path })
  .describe('A path on this site, such as /contact')
  .register(references, { kind: 'route' });

/** A page elsewhere. */
export const webAddress = z
  .url({ protocol: /^https$/, error: formatSentences['web-address'] })
  .max(500)
  .describe('A full address that starts with https://');

/** The name of an icon in an Iconify set that is inlined at build, such as tabler:cash. */
export const icon = z
  .string()
  .regex(/^(tabler|devicon|simple-icons|drawn):[a-z0-9-]+$/, {
    error: formatSentences.icon,
  })
  .describe('An icon as set:name, such as tabler:cash')
  .register(references, { kind: 'icon' });

const pictureOf = (reference: Reference) => {
  const src = z.string().describe('The picture file, at the path of this field');
  references.add(src, reference);
  return z
    .strictObject({ src, alt: words(200, 'What the picture shows, for people who cannot see it') })
    .describe('A picture and what it shows');
};

/**
 * A picture beside its entry: the path of its file, which equals the place of the field (`picture/src.png`), so that a picture is found and replaced
 * without reading the file, and an editor that writes pictures by field keeps to it.
 * @param ratio the shape in which pages show it
 */
export const picture = (ratio: Ratio) => pictureOf({ kind: 'picture', format: 'photo', ratio });

/** A logo of somebody else: a drawing, or a picture as small as websites have them. It is shown as a whole. */
export const logo = pictureOf({ kind: 'picture', format: 'logo', ratio: null });

/** A square picture that must be a drawing (SVG), since other sizes and icons are made from it. */
export const drawing = pictureOf({ kind: 'picture', format: 'svg', ratio: 1 });

/** A heading and a paragraph. */
export const titledText = (titleMax: number, textMax: number) =>
  z.strictObject({
    title: words(titleMax, 'The heading'),
    text: words(textMax, 'The paragraph under it'),
  });

/** The title and description of a page for search engines and link previews. */
export const meta = z.strictObject({
  title: words(60, 'The name of the page in the browser title, before the company name'),
  description: words(170, 'One or two sentences for search results'),
});

/** content/…/order.yaml: in which order the entries of a folder are shown. */
export const order = z.strictObject({
  entries: z.array(text(60)).describe('The folder names of the entries, in their order'),
});

/** The names of all entries that are there as they are shown: what the order leaves out comes last. */
export const inShownOrder = (ordered: readonly string[], there: readonly string[]): string[] => [
  ...ordered,
  ...there.filter((name) => !ordered.includes(name)).sort(),
];
