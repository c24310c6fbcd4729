import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const words = z.object({ en: z.string().min(1) }).transform((value) => value.en);

const field = z.object({
  label: words,
  max: z.int().positive(),
  missing: words,
  tooLong: words,
  invalid: words.optional(),
});

const formsFile = z.object({
  fields: z.object({
    name: field,
    company: field,
    email: field.required({ invalid: true }),
    phone: field.required({ invalid: true }),
    subject: field,
    message: field,
    software: z.object({ label: words, options: z.array(z.string()), invalid: words }),
    consent: z.object({ label: words }),
  }),
  reachable: words,
  messages: z.object({
    failedFields: words,
    conflict: words,
    crossSite: words,
    tooLarge: words,
    unsupported: words,
    tooMany: words,
    unavailable: words,
  }),
  reply: z.object({ subject: words, greeting: words, body: words, signature: words }),
});

const companyFile = z.object({
  brand: z.string(),
  descriptor: words,
  email: z.string(),
  phones: z.array(z.string()).min(1),
});

const noticeFile = z.object({
  subject: words,
  kinds: z.object({ contact: words, demo: words }),
  reference: words,
  received: words,
  page: words,
  referrer: words,
  campaign: words,
  consent: words,
  given: words,
  notGiven: words,
  empty: words,
  footer: words,
});

/** The visible words that the server itself sends or shows: sentences of the forms, and both mails. */
export type Words = {
  forms: z.infer<typeof formsFile>;
  company: z.infer<typeof companyFile>;
  notice: z.infer<typeof noticeFile>;
};

const content = new URL('../../content/', import.meta.url);

const read = (file: string): unknown => parse(readFileSync(new URL(file, content), 'utf8'));

/**
 * Reads the words from content/, the only home of visible words.
 * @throws when a file is missing or lacks a sentence, naming it
 */
export function loadWords(): Words {
  return {
    forms: formsFile.parse(read('forms/index.yaml')),
    company: companyFile.parse(read('company/index.yaml')),
    notice: noticeFile.parse(read('notice/index.yaml')),
  };
}

/** Fills `{name}` places of a sentence; what has no value stays as it stands. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
