import { formatSentences } from '@nokshi/forms/content-faults.ts';
import { keptDays, viewsKeptDays } from '@nokshi/forms/kept-days.ts';
import { officeHours } from '@nokshi/forms/office-hours.ts';
import { referencePrefixPattern } from '@nokshi/forms/reference.ts';
import { timeZone } from '@nokshi/forms/time-zone.ts';
import { z } from 'zod';
import { optionalPageNames } from '../../routes/optional-pages.ts';
import { networks } from './networks.ts';
import { drawing, webAddress } from './references.ts';
import { refuseSameKeys } from './same-keys.ts';
import { thirdParties } from './third-parties.ts';
import { sample, text, words } from './words.ts';

/** A number with its country, one that begins with 0, or a short code of three digits or more. */
const phone = text(30).regex(/^(?:\+[0-9 -]{7,}|0[0-9 -]{5,}|[1-9][0-9]{2,5})$/, {
  error: formatSentences.phone,
});
const hue = z.number().min(0).max(360);

/** A colour of one's own by day; '' for the one that is made of the hues. */
const colour = z.string().regex(/^(#[0-9a-f]{6})?$/i, { error: formatSentences.colour });

/** A particular that only the owner knows; empty until it is filled in, and left out where the company has none. */
const fact = (description: string) =>
  z.string().max(120).trim().describe(`${description}, in quotes; '' until it is filled in`);

/** content/company/index.yaml: name, logo, contacts and colours. */
export const company = z.strictObject({
  sample,
  brand: words(40, 'The short name, as in the logo'),
  descriptor: words(40, 'What follows the brand in titles, such as Software Solution'),
  tagline: words(160, 'The line in the footer'),
  url: webAddress
    .refine(
      (value) => {
        const url = URL.parse(value);
        // What is no address at all is told above.
        return (
          url === null ||
          /^https:\/\/[^/?#@]+(?!\/(?:api|desk|healthz|readyz)(?:\/|$))(?:\/[\w~-][\w.~-]*)*\/?$/.test(
            url.href,
          )
        );
      },
      { error: formatSentences['site-address'] },
    )
    .describe('The address the site is published at'),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: formatSentences.country })
    .describe('The country of the offices, as two letters of ISO 3166'),
  timeZone,
  logo: drawing,
  colours: z.strictObject({
    primaryHue: hue.describe('Hue of the dark brand colour, 0 to 360'),
    accentHue: hue.describe('Hue of the bright brand colour, 0 to 360'),
  }),
  look: z
    .strictObject({
      ground: colour.describe('The ground of pages by day, as #rrggbb'),
      ink: colour.describe('The colour of words by day, as #rrggbb'),
      thread: colour.describe('The colour of stitches and lines by day, as #rrggbb'),
      corner: z.int().min(0).max(28).describe('How round corners are: that of a field, in pixels'),
      pattern: z
        .enum(['kantha', 'plain'])
        .describe('Whether pages are stitched; a file pattern.svg beside takes its place'),
    })
    .default({ ground: '', ink: '', thread: '', corner: 14, pattern: 'kantha' }),
  email: z.email().describe('The address enquiries and visitors write to'),
  phones: z
    .array(phone)
    .min(1)
    .max(6)
    .describe('The phone numbers in the footer; the first one leads'),
  whatsapp: z
    .string()
    .regex(/^[1-9][0-9]{7,14}$/, { error: formatSentences.whatsapp })
    .describe('The WhatsApp number, digits only, country code first'),
  referencePrefix: z
    .string()
    .regex(referencePrefixPattern, { error: formatSentences.prefix })
    .describe('What every reference of an enquiry begins with'),
  officeHours,
  enquiriesKeptDays: keptDays,
  viewsKeptDays,
  thirdParties,
  social: z
    .array(
      z.strictObject({
        network: z.enum(networks),
        url: webAddress,
        label: words(60, 'What the link is, for people who cannot see the icon, {brand} filled in'),
      }),
    )
    .max(networks.length)
    .superRefine((links, context) => {
      const names = links.map(({ network }) => network);
      refuseSameKeys(names, (index) => [index, 'network'], context);
    })
    .describe('Where else the company can be found; the first three stand at the top of pages too'),
  addresses: z
    .array(words(200, 'The address as it is written on a letter'))
    .min(1)
    .max(6)
    .describe('The addresses in the footer; the first one stands on the contact page'),
  without: z
    .array(z.enum(optionalPageNames))
    .max(optionalPageNames.length)
    .default([])
    .superRefine((names, context) => refuseSameKeys(names, (index) => [index], context))
    .describe('The pages that the company does without: they go, with all that leads there'),
  facts: z
    .strictObject({
      legalName: fact('The name the company is registered under').default(''),
      registration: fact('The number of its registration, with the register').default(''),
      tradeLicence: fact('The number of its trade licence').default(''),
      bin: fact('Its business identification number (VAT)')
        .regex(/^(\d{9}-?\d{4})?$/, { error: formatSentences.bin })
        .default(''),
      tin: fact('Its taxpayer’s identification number').default(''),
      basis: fact('The number of its membership in BASIS').default(''),
      dbid: fact('Its Digital Business Identification').default(''),
      founded: fact('The year it was founded')
        .regex(/^(\d{4})?$/, { error: formatSentences.year })
        .default(''),
      headcount: fact('How many people work there').default(''),
    })
    .describe('Particulars for contracts and search engines, shown on /about-us'),
});
