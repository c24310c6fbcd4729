import { z } from 'zod';
import { picture } from '../../demo/picture.ts';
import { day, id, time } from '../../demo/plain-schema.ts';
import { ref } from '../../demo/references.ts';
import { demoText } from '../../demo/words-schema.ts';
import { fixtures, league, match } from './schema-sport.ts';

const aboveZero = z.number().int().positive();
const taka = aboveZero.describe('In taka');
const paisa = aboveZero.describe('In paisa');

const entry = z.strictObject({ time, text: demoText(160) });

const page = z.strictObject({
  name: demoText(40),
  stories: z.array(ref('stories')),
  advert: demoText(120).optional(),
});

const area = z.strictObject({
  id,
  name: demoText(30),
  shape: z.string(),
  x: z.number(),
  y: z.number(),
});

const price = z.strictObject({
  name: demoText(40),
  unit: demoText(20),
  price: taka,
  before: aboveZero.describe('At the haat before'),
});

const haat = z.strictObject({
  id,
  name: demoText(40),
  days: demoText(60),
  prices: z.array(price).min(1),
});

const notice = z.strictObject({ kind: demoText(30), text: demoText(400), name: demoText(60), day });

const rate = z.strictObject({
  id,
  sign: demoText(20),
  name: demoText(40),
  buy: paisa.describe('What the bank gives for one, in paisa'),
  sell: paisa.describe('What it takes for one, in paisa'),
});

const share = z.strictObject({
  name: demoText(40),
  sector: demoText(30),
  price: paisa,
  before: paisa,
});

const exchange = z.strictObject({
  id,
  name: demoText(30),
  index: z.strictObject({ name: demoText(20), value: z.number(), before: z.number() }),
  shares: z.array(share).min(2),
});

const issue = z.strictObject({
  title: demoText(40),
  cover: picture,
  about: demoText(240),
  stories: z.array(ref('stories')),
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
    most: aboveZero,
    skip: z.number().int().min(0).default(0).describe('How many stand elsewhere on the front'),
  }),
  z.strictObject({ part: z.literal('section'), section: ref('sections'), title: demoText(40) }),
  z.strictObject({
    part: z.literal('live'),
    title: demoText(40),
    shown: aboveZero.describe('How many entries are out at first'),
    entries: z.array(entry).min(2),
  }),
  z.strictObject({
    part: z.literal('paper'),
    title: demoText(40),
    pages: z.array(page).min(2),
  }),
  z.strictObject({
    part: z.literal('areas'),
    title: demoText(60),
    box: z.string().describe('The viewBox of the map'),
    water: z.string().describe('The outline of its river'),
    areas: z.array(area).min(2),
    chosen: ref('.areas').describe('The area of a reader who has not chosen'),
  }),
  z.strictObject({ part: z.literal('haat'), title: demoText(30), haats: z.array(haat).min(1) }),
  z.strictObject({
    part: z.literal('prayers'),
    title: demoText(40),
    latitude: z.number().min(-65).max(65),
    longitude: z.number().min(-180).max(180),
    jumma: time,
  }),
  z.strictObject({
    part: z.literal('notices'),
    title: demoText(40),
    call: demoText(30).describe('The words of the button'),
    kinds: z.array(demoText(30)).min(1),
    price: aboveZero.describe('A day, in taka'),
    words: aboveZero.describe('How many words that price holds'),
    more: aboveZero.describe('For each ten words beyond, a day, in taka'),
    printed: z.array(notice).min(1),
  }),
  z.strictObject({
    part: z.literal('tomorrow'),
    title: demoText(30),
    items: z.array(demoText(120)).min(1),
  }),
  z.strictObject({ part: z.literal('rates'), title: demoText(30), rates: z.array(rate).min(1) }),
  z.strictObject({
    part: z.literal('markets'),
    title: demoText(30),
    exchanges: z.array(exchange).min(1),
  }),
  z.strictObject({
    part: z.literal('subscription'),
    title: demoText(60),
    price: aboveZero.describe('For 30 days, in taka'),
    offer: demoText(80),
  }),
  match,
  league,
  fixtures,
  z.strictObject({ part: z.literal('desk'), title: demoText(60), intro: demoText(200) }),
  z.strictObject({
    part: z.literal('covers'),
    title: demoText(40),
    issues: z.array(issue).min(1).describe('The issues before the latest, the last one first'),
  }),
  z.strictObject({ part: z.literal('letter'), title: demoText(60), about: demoText(240) }),
]);
