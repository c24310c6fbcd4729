import { z } from 'zod';
import { picture } from '../../demo/picture.ts';
import { day } from '../../demo/plain-schema.ts';
import { demoText } from '../../demo/words-schema.ts';
import { markets, rates } from './schema-money.ts';
import { fixtures, league, match } from './schema-sport.ts';
import { id } from './schema-story.ts';

const time = z.string().regex(/^\d\d:\d\d$/, { error: 'must be a time such as 17:30' });

const areas = z.strictObject({
  part: z.literal('areas'),
  title: demoText(60),
  box: z.string().describe('The viewBox of the map'),
  water: z.string().describe('The outline of its river'),
  areas: z
    .array(
      z.strictObject({ id, name: demoText(30), shape: z.string(), x: z.number(), y: z.number() }),
    )
    .min(2),
  chosen: id.describe('The area of a reader who has not chosen'),
});

const haat = z.strictObject({
  part: z.literal('haat'),
  title: demoText(30),
  haats: z
    .array(
      z.strictObject({
        id,
        name: demoText(40),
        days: demoText(60),
        prices: z
          .array(
            z.strictObject({
              name: demoText(40),
              unit: demoText(20),
              price: z.number().int().positive().describe('In taka'),
              before: z.number().int().positive().describe('At the haat before'),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});

const notices = z.strictObject({
  part: z.literal('notices'),
  title: demoText(40),
  call: demoText(30).describe('The words of the button'),
  kinds: z.array(demoText(30)).min(1),
  price: z.number().int().positive().describe('A day, in taka'),
  words: z.number().int().positive().describe('How many words that price holds'),
  more: z.number().int().positive().describe('For each ten words beyond, a day, in taka'),
  printed: z
    .array(
      z.strictObject({
        kind: demoText(30),
        text: demoText(400),
        name: demoText(60),
        day,
      }),
    )
    .min(1),
});

/** What can stand on the front of a paper. Some of it has a page of its own besides. */
export const section = z.discriminatedUnion('part', [
  z.strictObject({
    part: z.literal('lead'),
    layout: z.enum(['column', 'spread']).describe('A spread has words, picture and notes abreast'),
  }),
  z.strictObject({
    part: z.literal('stories'),
    title: demoText(40),
    most: z.number().int().positive(),
    skip: z.number().int().min(0).default(0).describe('How many stand elsewhere on the front'),
  }),
  z.strictObject({ part: z.literal('section'), section: id, title: demoText(40) }),
  z.strictObject({
    part: z.literal('live'),
    title: demoText(40),
    shown: z.number().int().positive().describe('How many entries are out at first'),
    entries: z.array(z.strictObject({ time, text: demoText(160) })).min(2),
  }),
  z.strictObject({
    part: z.literal('paper'),
    title: demoText(40),
    pages: z
      .array(
        z.strictObject({
          name: demoText(40),
          stories: z.array(id),
          advert: demoText(120).optional(),
        }),
      )
      .min(2),
  }),
  areas,
  haat,
  z.strictObject({
    part: z.literal('prayers'),
    title: demoText(40),
    latitude: z.number().min(-65).max(65),
    longitude: z.number().min(-180).max(180),
    jumma: time,
  }),
  notices,
  z.strictObject({
    part: z.literal('tomorrow'),
    title: demoText(30),
    items: z.array(demoText(120)).min(1),
  }),
  rates,
  markets,
  z.strictObject({
    part: z.literal('subscription'),
    title: demoText(60),
    price: z.number().int().positive().describe('For 30 days, in taka'),
    offer: demoText(80),
  }),
  match,
  league,
  fixtures,
  z.strictObject({ part: z.literal('desk'), title: demoText(60), intro: demoText(200) }),
  z.strictObject({
    part: z.literal('covers'),
    title: demoText(40),
    issues: z
      .array(
        z.strictObject({
          title: demoText(40),
          cover: picture,
          about: demoText(240),
          stories: z.array(id),
        }),
      )
      .min(1)
      .describe('The issues before the latest, the last one first'),
  }),
  z.strictObject({ part: z.literal('letter'), title: demoText(60), about: demoText(240) }),
]);
