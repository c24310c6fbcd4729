import { fields } from '@nokshi/forms/fields.ts';
import { z } from 'zod';
import { icon, picture, titledText, webAddress } from './references.ts';
import { order, sample, text, words } from './words.ts';

/** content/slides: one of the six slides of the hero (SPEC 2.3). */
export const slide = <Source extends z.ZodType>(source: Source) =>
  z.strictObject({
    order,
    title: words(60, 'The large line'),
    subtitle: words(60, 'The small line above the title'),
    description: words(220, 'Two sentences under the title'),
    picture: picture(source),
  });

/** content/services: one service and its page (SPEC 2.5, 2.6). The folder name is its path. */
export const service = <Source extends z.ZodType>(source: Source) =>
  z.strictObject({
    order,
    title: words(60, 'The name of the service'),
    homeTitle: words(60, 'The name on the home page, where it differs').optional(),
    icon,
    summary: words(140, 'One sentence for the card'),
    metaDescription: words(170, 'One or two sentences for search results'),
    lead: words(280, 'Two sentences in the banner of the page'),
    picture: picture(source),
    blocks: z
      .array(
        z.strictObject({
          title: words(70, 'The heading of the block'),
          text: words(520, 'The paragraph of the block'),
          points: z.array(words(130, 'One line of the list')).min(3).max(6),
          picture: picture(source),
        }),
      )
      .min(3)
      .max(5)
      .describe('The blocks of the page, sides alternating'),
    technologies: z
      .array(
        z.strictObject({
          title: words(40, 'The name of the group'),
          names: z
            .array(text(40))
            .min(1)
            .describe('Names as they stand in content/technology/index.yaml'),
        }),
      )
      .default([])
      .describe('The technology grid, on the pages that have one'),
  });

const demo = z
  .discriminatedUnion('action', [
    z.strictObject({
      action: z.literal('gallery'),
      gallery: text(60).describe('The folder name of the gallery the button leads to'),
    }),
    z.strictObject({
      action: z.literal('book'),
      software: z
        .enum([...fields.software.options, 'none'])
        .describe('What the form has chosen when it opens'),
    }),
  ])
  .describe('What Get a Demo does: lead to a gallery, or open the Book a Demo form');

/** content/products: one SaaS product and its page (SPEC 2.7, 2.8). The folder name is its path. */
export const product = <Source extends z.ZodType>(source: Source) =>
  z.strictObject({
    order,
    title: words(60, 'The name of the product'),
    shortTitle: words(20, 'The short name'),
    headline: words(80, 'The large line of the page'),
    icon,
    summary: words(140, 'One sentence for the card'),
    metaDescription: words(170, 'One or two sentences for search results'),
    description: words(420, 'The paragraph at the top of the page'),
    picture: picture(source),
    checklist: z.array(words(80, 'One line of the checklist')).length(6),
    features: z
      .array(
        z.strictObject({
          icon,
          title: words(50, 'The name of the feature'),
          description: words(220, 'What it does and for whom'),
        }),
      )
      .length(6),
    day: z
      .strictObject({
        title: words(70, 'Whose day it is, such as A day at a grocery in Mirpur'),
        moments: z
          .array(
            z.strictObject({
              time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
                error: 'must be a time of day such as 09:30',
              }),
              text: words(200, 'What happens at that moment'),
            }),
          )
          .length(4),
      })
      .describe('A day with the product in four moments'),
    demo,
  });

/** content/galleries: one gallery of ready products (SPEC 2.12). The folder name is its path. */
export const gallery = <Source extends z.ZodType>(source: Source) =>
  z.strictObject({
    order,
    title: words(60, 'The name of the gallery'),
    lead: words(240, 'The sub-heading of the page'),
    icon,
    summary: words(140, 'One sentence for the card'),
    metaDescription: words(170, 'One or two sentences for search results'),
    cards: z
      .array(
        z.strictObject({
          sample,
          title: words(60, 'The name of the demo'),
          description: words(220, 'What the demo shows'),
          picture: picture(source),
          link: webAddress,
          adminLink: webAddress
            .optional()
            .describe('The login page of its admin panel, if it is open'),
        }),
      )
      .min(1)
      .max(6),
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

/** content/projects: one case study (SPEC 2.13). */
export const project = <Source extends z.ZodType>(source: Source) =>
  z.strictObject({
    sample,
    order,
    title: words(70, 'What was built'),
    client: words(60, 'For whom'),
    category: text(40).describe('The id of a category in content/pages/projects/index.yaml'),
    summary: words(300, 'What was needed and what was built'),
    results: z.array(words(110, 'What is different now')).length(3),
    technologies: z
      .array(text(40))
      .min(1)
      .max(6)
      .describe('Names as they stand in content/technology/index.yaml'),
    picture: picture(source),
  });

/** content/technology/index.yaml: the tech stack by category (SPEC 2.4). */
export const technology = z.strictObject({
  categories: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z-]+$/),
        label: words(40, 'The name on the tab'),
        inAll: z.boolean().describe('Whether the ALL tab shows this category'),
        items: z.array(z.strictObject({ name: text(40), icon })).min(1),
      }),
    )
    .min(1),
});

/** content/process: one step of the Software Development Process (SPEC 2.5). */
export const processStep = <Source extends z.ZodType>(source: Source) =>
  z.strictObject({ order, ...titledText(60, 220).shape, picture: picture(source) });
