import type { Fault } from '@nokshi/contract/content.ts';
import { defaultLanguage, knownLanguages, type Language } from '@nokshi/forms/languages.ts';
import { plainSigns } from '@nokshi/forms/plain-signs.ts';
import { text, wordsSchemas } from '@nokshi/forms/words-schema.ts';
import { explain, placeOf } from '@nokshi/site/src/content/check/explain.ts';
import { company } from '@nokshi/site/src/content/schemas/company.ts';
import { networks } from '@nokshi/site/src/content/schemas/networks.ts';
import { webAddress } from '@nokshi/site/src/content/schemas/references.ts';
import { z } from 'zod';

/** Changes what was written in another way, and leaves what is no text to its schema. */
const written = <Schema extends z.ZodType>(change: (text: string) => string, schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' ? change(value) : value), schema);

/** An address that lacks no more than its beginning. */
const withProtocol = (address: string): string =>
  /^[\w-]+(?:\.[\w-]+)+(?:[/:]|$)/.test(address) ? `https://${address}` : address;

/** The digits that WhatsApp asks for, of a number as it is dialled: ০১৭০০-০০০০০০ is 8801700000000. */
const ofWhatsApp = (number: string): string =>
  plainSigns(number)
    .replace(/[\s()+-]/g, '')
    .replace(/^00(?=[1-9])/, '')
    .replace(/^0(?=1\d{9}$)/, '880');

/** Words like those of the company, in each language, in the first one always; a text alone is the words of all. */
function wordsIn(first: Language, like: z.ZodType, description = like.description ?? '') {
  const each = text(wordsSchemas.get(like)?.most ?? 0).describe(description);
  const shape = Object.fromEntries(
    knownLanguages.map((code) => [code, code === first ? each : each.optional()]),
  ) as Record<Language, z.ZodOptional<ReturnType<typeof text>>>;
  return z.preprocess(
    (value) =>
      typeof value === 'string'
        ? Object.fromEntries(knownLanguages.map((code) => [code, value]))
        : value,
    z.strictObject(shape).describe(description),
  );
}

const fieldsOf = company.shape;

/** What is not answered is left out, and no place of the launch checklist. */
const { bin, founded, ...otherFacts } = fieldsOf.facts.shape;
const facts = z
  .strictObject(
    Object.fromEntries([
      ...Object.entries(otherFacts).map(([name, fact]) => [name, fact.unwrap().optional()]),
      ...Object.entries({ bin, founded }).map(([name, fact]) => [
        name,
        written(plainSigns, fact.unwrap()).optional(),
      ]),
    ]) as Record<keyof typeof fieldsOf.facts.shape, z.ZodOptional<z.ZodString>>,
  )
  .default({});

/** Which of the example it sells as well, by their folders; `all` for all of them. */
const kept = z.union([z.literal('all'), z.array(z.string())], {
  error: 'must say all, or name folders',
});

const someKept = kept.refine((names) => names.length > 0, {
  error: 'must name one at least, or say all',
  params: { code: 'too-few', values: { lacking: 1 } },
});

const languages = z
  .array(z.enum(knownLanguages))
  .min(1)
  .refine((codes) => new Set(codes).size === codes.length, {
    error: 'names a language twice',
    params: { code: 'too-many', values: { surplus: 1 } },
  });

/** What a company that takes the project over answers: of itself, and of what is to stay of the example. */
const answersIn = (first: Language) =>
  z.strictObject({
    brand: wordsIn(first, fieldsOf.brand),
    descriptor: wordsIn(first, fieldsOf.descriptor),
    tagline: wordsIn(first, fieldsOf.tagline),
    url: written(withProtocol, fieldsOf.url),
    email: fieldsOf.email,
    phones: z.array(written(plainSigns, fieldsOf.phones.element)).min(1).max(6),
    whatsapp: written(ofWhatsApp, fieldsOf.whatsapp),
    referencePrefix: written((letters) => letters.toUpperCase(), fieldsOf.referencePrefix),
    city: wordsIn(first, fieldsOf.brand, 'The city it is in, as in “Software company in Dhaka”'),
    addresses: z.array(wordsIn(first, fieldsOf.addresses.element)).min(1).max(6),
    social: z
      .array(z.strictObject({ network: z.enum(networks), url: written(withProtocol, webAddress) }))
      .default([]),
    facts,
    thirdParties: fieldsOf.thirdParties,
    services: someKept,
    products: someKept,
    galleries: kept,
    /** In which languages its site speaks, the one at the root first. */
    languages,
    /** Whether the price book says its own prices; otherwise everything is sold by agreement. */
    prices: z.boolean(),
    /** Whether it has read what the example promises in its terms, pages and answers, and promises the same. */
    promises: z.boolean(),
  });

export type Answers = z.output<ReturnType<typeof answersIn>>;

/** What was answered, or what is wrong, each with its field. */
export type ReadAnswers = { answers: Answers } | { faults: Fault[] };

/** Reads answers, in a file or of a form. What was left empty was not answered. */
export function readAnswers(given: unknown): ReadAnswers {
  const data = withoutEmpty(given ?? {});
  const all = { languages: [...knownLanguages], ...Object(data) };
  const spoken = languages.safeParse(all.languages);
  const schema = answersIn(spoken.data?.[0] ?? defaultLanguage);
  const read = schema.safeParse(all, { reportInput: true });
  if (read.success) return { answers: read.data };
  return {
    faults: read.error.issues.map((issue) => {
      const { problem, code, values } = explain(issue, schema, all);
      return { path: [...placeOf(issue.path)], code, values, message: problem };
    }),
  };
}

/** Without empty texts, and without spaces around others. */
function withoutEmpty(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value)) return value.map(withoutEmpty).filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const entries = Object.entries(value).map(([key, item]) => [key, withoutEmpty(item)] as const);
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined));
}
