import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type FormWords, formWords } from '@nokshi/forms/form-words.ts';
import { type InOneLanguage, inLanguage, isWords } from '@nokshi/forms/in-language.ts';
import { fewestKeptDays, viewsKeptDays } from '@nokshi/forms/kept-days.ts';
import { defaultLanguage, knownLanguages, type Language } from '@nokshi/forms/languages.ts';
import { type OfficeHours, officeHours } from '@nokshi/forms/office-hours.ts';
import { referencePrefixPattern } from '@nokshi/forms/reference.ts';
import { timeZone } from '@nokshi/forms/time-zone.ts';
import { formsFile, type NoticeFile, noticeFile } from '@nokshi/forms/words.ts';
import { text, words } from '@nokshi/forms/words-schema.ts';
import { priceBookFile } from '@nokshi/prices/book.ts';
import type { Telling } from '@nokshi/prices/tell-offer.ts';
import { offerFile } from '@nokshi/prices/words.ts';
import { parse } from 'yaml';
import { z } from 'zod';

/** What mails, lists and references need of the company; the content check reads the rest. */
const companyFile = z.object({
  url: z.url(),
  brand: words(200, 'The short name'),
  descriptor: words(200, 'What follows the brand'),
  email: text(200),
  phones: z.array(text(200)).min(1),
  whatsapp: z.string().regex(/^[1-9][0-9]{7,14}$/),
  referencePrefix: z.string().regex(referencePrefixPattern),
  timeZone,
  officeHours,
  without: z.array(z.string()).default([]),
  // Content from before fewer days were refused is read, and nothing goes sooner than that.
  enquiriesKeptDays: z
    .int()
    .min(1)
    .transform((days) => Math.max(days, fewestKeptDays)),
  viewsKeptDays: viewsKeptDays.unwrap().optional(),
});

type ByLanguage<Value> = Readonly<Record<Language, Value>>;

/** All that the server itself sends or shows, by the language that was asked for. */
export type Sentences = {
  /** The forms are shown wholly in one language, so theirs may be another than the asked one. */
  forms: ByLanguage<{ language: Language; words: FormWords }>;
  company: ByLanguage<InOneLanguage<z.output<typeof companyFile>>>;
  notice: ByLanguage<InOneLanguage<NoticeFile>>;
  /** The price book, and the words that offers are told with. */
  offers: ByLanguage<Telling>;
  /** The prefix of every reference. */
  referencePrefix: string;
  /** Whose clock times are told by. */
  timeZone: string;
  officeHours: OfficeHours;
  /** After how many days an enquiry is to be forgotten; what applies stands in the ledger (retention.ts). */
  enquiriesKeptDays: number;
  /** For how many days numbers of views are to be kept; with 0 none are counted, nor where content from before them says nothing. */
  viewsKeptDays: number | undefined;
};

/** Gives the address below which users reach the desk: its own host, or that of the present site, with the folder that the site stands in. */
export const deskHost = (own: string | undefined, sentences: Sentences) => (): string => {
  const { origin, pathname } = new URL(sentences.company[defaultLanguage].url);
  return (own ?? origin) + pathname.replace(/\/$/, '');
};

/** The folder of all words and pictures that the program came with. */
export const ownContent = fileURLToPath(new URL('../../content', import.meta.url));

const files = ['forms', 'company', 'notice', 'prices', 'offer'] as const;

type FileName = (typeof files)[number];

const placeIn = (content: string, name: FileName): string => join(content, name, 'index.yaml');

const placesIn = (content: string): string[] => files.map((name) => placeIn(content, name));

/** @returns the first file that a folder of words lacks, such as forms/index.yaml; nothing where it has all */
export const firstMissing = (content: string): string | undefined =>
  placesIn(content).find((file) => !existsSync(file));

const byLanguage = <Value>(valueIn: (language: Language) => Value) =>
  Object.fromEntries(knownLanguages.map((code) => [code, valueIn(code)])) as ByLanguage<Value>;

/** What the files said when they were read last: each answer of the command asks again, each app of a test, too. */
let readBefore: { texts: readonly string[]; sentences: Sentences } | undefined;

/**
 * Reads the sentences from content/, the only home of visible words.
 * @param content its folder
 * @throws when a file is missing or lacks a sentence, naming it
 */
export function loadSentences(content = ownContent): Sentences {
  const texts = placesIn(content).map((file) => readFileSync(file, 'utf8'));
  if (readBefore?.texts.every((text, index) => text === texts[index])) return readBefore.sentences;
  const sentences = sentencesIn(texts.map((text): unknown => parse(text)));
  readBefore = { texts, sentences };
  return sentences;
}

/** What the prices brought: none of it is in a release of a program from before them. */
const filesOfPrices: readonly FileName[] = ['prices', 'offer'];

/** Files in which they added sentences to others. What a company says of itself is its own; mails learn new ones with any version. */
const filesWithPrices: readonly FileName[] = ['forms', 'notice'];

/** Whether a folder of words is of a program that had no prices yet. */
export const isFromBeforePrices = (content: string): boolean =>
  !filesOfPrices.some((name) => existsSync(placeIn(content, name)));

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isWords(value);

/** With what is lacking taken from ours; words in several languages are never mixed. */
function completed(own: unknown, data: unknown): unknown {
  if (!isGroup(own) || !isGroup(data)) return data;
  const given = new Map<string, unknown>(Object.entries(data));
  for (const [name, value] of Object.entries(own)) {
    given.set(name, given.has(name) ? completed(value, given.get(name)) : value);
  }
  return Object.fromEntries(given);
}

/** Words of an older program with the names of ours: what is lacking is taken from ours, what we no longer say goes. */
function fitted(own: unknown, data: unknown): unknown {
  if (!isGroup(own) || !isGroup(data)) return data;
  const given = new Map<string, unknown>(Object.entries(data));
  return Object.fromEntries(
    Object.entries(own).map(([name, value]) => [
      name,
      given.has(name) ? fitted(value, given.get(name)) : value,
    ]),
  );
}

/**
 * The words of a release, which may be of an older program, while a server answers others, who go first after each file.
 * @param own the folder of words that stand in for what is lacking
 * @param isOlder whether it is from before the prices
 */
export async function loadSentencesMeanwhile(
  content: string,
  own: string,
  isOlder: boolean,
): Promise<Sentences> {
  const data: unknown[] = [];
  const read = async (folder: string, name: FileName): Promise<unknown> => {
    const file: unknown = parse(await readFile(placeIn(folder, name), 'utf8'));
    await othersFirst();
    return file;
  };
  for (const name of files) {
    const file = await read(isOlder && filesOfPrices.includes(name) ? own : content, name);
    if (name === 'offer') data.push(fitted(await read(own, name), file));
    else if (name === 'notice' || (isOlder && filesWithPrices.includes(name)))
      data.push(completed(await read(own, name), file));
    else data.push(file);
  }
  return sentencesIn(data);
}

function sentencesIn([forms, company, notice, prices, offer]: readonly unknown[]): Sentences {
  const formsWords = formsFile.parse(forms);
  const companyWords = companyFile.parse(company);
  const noticeWords = noticeFile.parse(notice);
  const priceBook = priceBookFile.parse(prices);
  // Who does without a page of prices makes no offers.
  const book = companyWords.without.includes('price') ? { ...priceBook, plans: [] } : priceBook;
  const offerWords = offerFile.parse(offer);
  return {
    forms: byLanguage((language) => formWords(formsWords, language)),
    company: byLanguage((language) => inLanguage(companyWords, language)),
    notice: byLanguage((language) => inLanguage(noticeWords, language)),
    offers: byLanguage((language) => ({
      language,
      book: inLanguage(book, language),
      words: inLanguage(offerWords, language),
    })),
    referencePrefix: companyWords.referencePrefix,
    timeZone: companyWords.timeZone,
    officeHours: companyWords.officeHours,
    enquiriesKeptDays: companyWords.enquiriesKeptDays,
    viewsKeptDays: companyWords.viewsKeptDays,
  };
}

/** The sentences of the present release: whoever holds them reads those of another as soon as it is shown. */
export class PresentSentences implements Sentences {
  #present: Sentences;

  constructor(sentences: Sentences) {
    this.#present = sentences;
  }

  /** Says what another release says from now on. */
  show(sentences: Sentences): void {
    this.#present = sentences;
  }

  get forms() {
    return this.#present.forms;
  }

  get company() {
    return this.#present.company;
  }

  get notice() {
    return this.#present.notice;
  }

  get offers() {
    return this.#present.offers;
  }

  get referencePrefix() {
    return this.#present.referencePrefix;
  }

  get timeZone() {
    return this.#present.timeZone;
  }

  get officeHours() {
    return this.#present.officeHours;
  }

  get enquiriesKeptDays() {
    return this.#present.enquiriesKeptDays;
  }

  get viewsKeptDays() {
    return this.#present.viewsKeptDays;
  }
}
