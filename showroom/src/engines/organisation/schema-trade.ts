import { z } from 'zod';
import { day, id } from '../../demo/plain-schema.ts';
import { ref } from '../../demo/references.ts';
import { demoText } from '../../demo/words-schema.ts';
import { checkDigit } from './steps/container.ts';
import { form, lead, section, wholeTaka } from './sub-schemas.ts';

const positive = z.number().int().positive();

const container = z.strictObject({
  number: z
    .string()
    .regex(/^[A-Z]{3}[UJZ]\d{7}$/, { error: 'is four letters and seven digits' })
    .refine((number) => checkDigit(number) === Number(number.at(-1)), {
      error: ({ input }) => `ends in a wrong check digit; ${checkDigit(String(input))} is right`,
    }),
  about: demoText(90).describe('Size and contents'),
  vessel: demoText(60),
  stops: z
    .array(z.strictObject({ day, place: demoText(60), what: demoText(90) }))
    .min(2)
    .describe('From the first to the last; those after today are expected'),
});

/** Sections of a company that sells to other companies. */
export const trade = [
  section('items', {
    lead,
    columns: z.array(demoText(30)).min(2),
    rows: z
      .array(
        z.strictObject({
          id,
          cells: z.array(demoText(40)),
          packs: positive.describe('How many packs fill a box'),
          each: positive.describe('How much a pack holds'),
        }),
      )
      .min(1),
    box: demoText(30).describe('What it is shipped in, such as 20 ft box'),
    pack: demoText(20).describe('What packs are, such as rolls'),
    unit: demoText(20).describe('What a pack holds, such as m'),
    chosen: ref('.rows')
      .nullable()
      .default(null)
      .describe('The row that is chosen at first; else the first'),
    ask: demoText(60).describe('Over the enquiry'),
    form: form.describe('Its field with the id boxes counts boxes'),
  }),
  section('schedule', {
    vessels: z
      .array(
        z.strictObject({
          name: demoText(60),
          from: demoText(40),
          jetty: demoText(20),
          arrives: day,
          sails: day,
          now: z.enum(['quay', 'anchorage', 'sea']),
        }),
      )
      .min(1),
  }),
  section('tracking', {
    button: demoText(20),
    containers: z.array(container).min(1),
  }),
  section('tariff', {
    lead,
    vat: z.number().min(0).max(100).describe('In per cent'),
    sheets: z
      .array(
        z.strictObject({
          id,
          name: demoText(60),
          rows: z
            .array(
              z.strictObject({ id, name: demoText(90), unit: demoText(30), amount: wholeTaka }),
            )
            .min(1),
        }),
      )
      .min(1),
  }),
  section('duty', {
    officers: z
      .array(z.strictObject({ name: demoText(40), phone: z.string().max(24), place: demoText(60) }))
      .min(2)
      .describe('One for each week, from this one on'),
  }),
] as const;
