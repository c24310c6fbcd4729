import { z } from 'zod';
import { titledText } from '../references.ts';
import { day, sample, text, words } from '../words.ts';
import { adorned } from './page-fields.ts';

const policySection = z.strictObject({
  sample,
  title: words(80, 'The heading'),
  paragraphs: z
    .array(
      words(
        700,
        'One paragraph; in the privacy policy, {company}, {days} and {viewsDays} filled in, in that on security, {email}',
      ),
    )
    .min(1)
    .max(5),
});

const policySections = z.array(policySection).min(4);

export const privacyPolicy = z.strictObject({
  ...adorned,
  title: words(60, 'The heading'),
  updated: day.describe('The day of the last change'),
  intro: words(400, 'The first paragraph'),
  sections: z
    .array(
      policySection.extend({
        alone: z
          .boolean()
          .default(false)
          .describe('Whether it holds only where nothing of other companies is allowed'),
      }),
    )
    .min(4),
  counting: policySection.describe('What is counted of readers, shown where anything is'),
  thirdParties: z
    .strictObject({
      title: words(80, 'The heading'),
      intro: words(700, 'The paragraph above the list'),
      entry: words(200, 'What is told of each, {name}, {origin}, {purpose} and {asked} filled in'),
      asked: words(200, 'What is added where visitors are asked first'),
      choose: words(60, 'The button that asks again'),
    })
    .describe('What comes from other companies, shown where anything does'),
});

export const security = z.strictObject({
  ...adorned,
  title: words(60, 'The heading'),
  updated: day.describe('The day of the last change'),
  intro: words(400, 'The first paragraph'),
  sections: policySections.describe(
    'What /security says besides the terms on servers, confidentiality and ownership; {email} filled in',
  ),
  closing: titledText(80, 260),
});

export const terms = z.strictObject({
  ...adorned,
  title: words(60, 'The heading'),
  updated: day.describe('The day of the last change'),
  intro: words(400, 'The first paragraph'),
  closing: titledText(80, 260),
});

export const accessibility = z.strictObject({
  ...adorned,
  title: words(60, 'The heading'),
  updated: day.describe('The day of the last change'),
  intro: words(400, 'The first paragraph'),
  sections: policySections,
  checks: z.strictObject({
    title: words(80, 'The heading above the list'),
    intro: words(300, 'The line under it, {pages} and {widths} filled in'),
    widths: z.array(z.int().min(320)).min(2).describe('The screens, in pixels'),
    states: z
      .array(
        z.strictObject({
          id: text(40).describe('The name of the state in e2e/states.ts'),
          label: words(80, 'What is opened'),
        }),
      )
      .min(1),
  }),
});
