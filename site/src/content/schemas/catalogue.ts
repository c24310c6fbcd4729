import { formatSentences } from '@nokshi/forms/content-faults.ts';
import { fields } from '@nokshi/forms/fields.ts';
import { z } from 'zod';
import { emblemNames } from '../emblems.ts';
import { entryOf, icon, picture, references, titledText, webAddress } from './references.ts';
import { course, payments, proof, serviceBlock, serviceQuestions } from './service-blocks.ts';
import { optionalWords, ornament, sample, text, words } from './words.ts';

/** content/slides: one of the slides of the hero. */
export const slide = z.strictObject({
  title: words(60, 'The large line'),
  subtitle: words(60, 'The small line above the title'),
  description: words(220, 'Two sentences under the title'),
  picture: picture(4 / 5),
});

const emblem = z
  .enum(emblemNames)
  .describe('The stitched emblem of its page and its links; its thread colours the page')
  .register(references, { kind: 'emblem' });

const metaTitle = optionalWords(
  60,
  'What people search for, such as POS Software in Bangladesh; its name where it is missing',
);

/** content/services: one service and its page. The folder name is its path. */
export const service = z.strictObject({
  title: words(60, 'The name of the service'),
  homeTitle: optionalWords(60, 'The name on the home page, where it differs'),
  emblem,
  summary: words(140, 'One sentence for the card'),
  metaTitle,
  metaDescription: words(170, 'One or two sentences for search results'),
  lead: words(280, 'Two sentences in the banner of the page'),
  closing: titledText(80, 260).describe('What its reader can do next, at the end of the page'),
  ornament,
  picture: picture(4 / 3),
  blocks: z.array(serviceBlock).min(1).max(6).describe('The blocks of the page, sides alternating'),
  technologies: z
    .array(
      z.strictObject({
        title: words(40, 'The name of the group'),
        technologies: z.array(entryOf('technologies')).min(1),
      }),
    )
    .default([])
    .describe('The technology grid, on the pages that have one'),
  course: course.optional(),
  proof: proof.optional(),
  questions: serviceQuestions,
});

const demo = z
  .discriminatedUnion('action', [
    z.strictObject({
      action: z.literal('gallery'),
      gallery: entryOf('galleries'),
    }),
    z.strictObject({
      action: z.literal('book'),
      software: z
        .enum([...fields.software.options, 'none'])
        .describe('What the form has chosen when it opens'),
    }),
  ])
  .describe('What Get a Demo does: lead to a gallery, or open the Book a Demo form');

/** content/products: one SaaS product and its page. The folder name is its path. */
export const product = z.strictObject({
  title: words(60, 'The name of the product'),
  shortTitle: words(20, 'The short name'),
  headline: words(80, 'The large line of the page'),
  emblem,
  summary: words(140, 'One sentence for the card'),
  metaTitle,
  metaDescription: words(170, 'One or two sentences for search results'),
  description: words(420, 'The paragraph at the top of the page'),
  closing: titledText(80, 260).describe('What its reader can do next, at the end of the page'),
  ornament,
  picture: picture(16 / 10),
  checklist: z.array(words(80, 'One line of the checklist')).min(1).max(8),
  features: z
    .array(
      z.strictObject({
        icon,
        title: words(50, 'The name of the feature'),
        description: words(220, 'What it does and for whom'),
        picture: picture(16 / 10).optional(),
      }),
    )
    .min(1)
    .max(8),
  compare: z
    .strictObject({
      forWhom: words(70, 'For whom it is'),
      contains: words(80, 'What is in it'),
      offline: words(70, 'What works without internet'),
      data: words(80, 'Where its data stands'),
    })
    .describe('What the table of /products says of it'),
  day: z
    .strictObject({
      title: words(70, 'Whose day it is, such as A day at a grocery in Mirpur'),
      moments: z
        .array(
          z.strictObject({
            time: z.iso.time({ precision: -1, error: 'must be a time of day such as 09:30' }),
            text: words(200, 'What happens at that moment'),
            powerCut: z
              .boolean()
              .default(false)
              .describe('true where the power goes: all is dark but the screen of the product'),
          }),
        )
        .min(2)
        .max(5),
    })
    .describe('A day with the product in two to five moments'),
  demo,
  proof: proof.optional(),
});

/** content/galleries: one gallery of ready products. The folder name is its path. */
export const gallery = z.strictObject({
  title: words(60, 'The name of the gallery'),
  lead: words(240, 'The sub-heading of the page'),
  ornament,
  summary: words(140, 'One sentence for the card'),
  metaTitle,
  metaDescription: words(170, 'One or two sentences for search results'),
  closing: titledText(80, 260).describe('What its reader can do next, at the end of the page'),
  cards: z
    .array(
      z.strictObject({
        sample,
        title: words(60, 'The name of the demo'),
        description: words(220, 'What the demo shows'),
        picture: picture(16 / 10),
        demo: text(40).optional().describe('The name of its folder in showroom/demos'),
        link: webAddress.optional().describe('Where it is, when it is no demo of the showroom'),
        adminLink: z
          .union([webAddress, z.string().regex(/^#\/\w+$/)], {
            error: formatSentences['admin-link'],
          })
          .optional()
          .describe('The login page of its admin panel, or its screen in the demo such as #/admin'),
      }),
    )
    .min(1)
    .max(6),
  paper: z
    .enum(['sample-report'])
    .optional()
    .describe('The sample of a paper that its software prints'),
  credentials: z
    .array(
      z.strictObject({
        role: text(40).describe('The role as the demo names it'),
        username: text(80),
        password: text(80),
      }),
    )
    .default([])
    .describe('Logins of the demos, shown to everyone'),
});

/** content/projects: one case study. */
export const project = z.strictObject({
  sample,
  title: words(70, 'What was built'),
  client: words(60, 'For whom'),
  category: entryOf('project-categories'),
  summary: words(300, 'What was needed and what was built'),
  size: words(60, 'How large it is, such as Two counters, one shop'),
  priced: z
    .strictObject({
      plan: text(40).describe('The key of its plan in content/prices, such as POS'),
      size: z.int().min(1).max(1_000_000).describe('How many of what that plan counts'),
    })
    .describe('What it is in the price book, which says how long such a work takes'),
  weeks: z.int().min(1).max(200).describe('For how many weeks it was worked on'),
  khata: z
    .strictObject({
      title: words(40, 'What the page is headed'),
      lines: z
        .array(
          z.strictObject({
            entry: words(32, 'What is written on the left'),
            figure: words(14, 'What is written on the right'),
            mistake: optionalWords(14, 'A figure struck out before it'),
          }),
        )
        .min(4)
        .max(5),
    })
    .describe('The page of the khata that the screen took the place of, as it was kept by hand'),
  results: z
    .array(
      z.strictObject({
        text: words(110, 'What is different now'),
        change: z
          .strictObject({
            before: words(70, 'How it was, with a figure'),
            after: words(70, 'How it is now, with a figure'),
          })
          .optional()
          .describe('What was measured before and after'),
      }),
    )
    .length(3)
    .refine((results) => results.some(({ change }) => change), {
      error: 'must have a change in at least one of the three',
    }),
  technologies: z.array(entryOf('technologies')).min(1).max(6),
  picture: picture(16 / 10),
  pictures: z
    .array(picture(16 / 10))
    .max(6)
    .default([])
    .describe('More pictures, beside the screen that lies below the khata'),
});

/** content/technologies: one technology, named as the company writes it. */
export const technology = z.strictObject({ name: text(40), icon });

/** content/technology-categories: a tab of the tech stack and what it shows. */
export const technologyCategory = z.strictObject({
  label: words(40, 'The name on the tab'),
  inAll: z.boolean().describe('Whether the first tab, which shows most, shows this category, too'),
  technologies: z.array(entryOf('technologies')).min(1),
});

/** content/project-categories and content/team-categories: a filter button. */
export const category = z.strictObject({ label: words(40, 'The name on the button') });

/** content/process: one step of the Software Development Process. */
export const processStep = z.strictObject({
  ...titledText(60, 220).shape,
  pays: payments.optional().describe('The part of the price that is paid then'),
  picture: picture(1),
});
