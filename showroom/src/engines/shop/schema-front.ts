import { z } from 'zod';
import { demoText } from '../../demo/words-schema.ts';
import { colour, id } from './schema-good.ts';

/** What the first screen shows above or beside the shelves. */
export const front = z.discriminatedUnion('layout', [
  z.strictObject({
    layout: z.literal('hero'),
    good: id.describe('The good that is shown large'),
    backdrop: z.enum(['deep', 'tint']).describe('Behind its picture, made of the accent'),
    shelves: z.enum(['beside', 'below']),
  }),
  z
    .strictObject({
      layout: z.literal('basket'),
      panel: colour.describe('Of the basket, until a visitor puts their own colour up'),
    })
    .describe('The filled basket beside the shelves'),
  z.strictObject({
    layout: z.literal('comparison'),
    title: demoText(60),
    goods: z.tuple([id, id]),
    note: demoText(160),
  }),
  z.strictObject({
    layout: z.literal('search'),
    query: z.string().describe('What is searched for at first'),
  }),
]);
