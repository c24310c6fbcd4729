import type { Fault } from '@nokshi/contract/content.ts';
import type { FieldPath } from '@nokshi/contract/form.ts';
import type { Guide } from '@nokshi/contract/guide.ts';
import { usualEmail, usualPrefix, usualWhatsApp } from '@nokshi/contract/usual-answers.ts';
import type { Language, Words } from '@nokshi/forms/languages.ts';

/** Where else the guide asks whether a company can be found; the company's entry has room for more. */
export const askedNetworks = ['facebook', 'linkedin', 'youtube', 'instagram'] as const;

/** The particulars that most companies have; the others stand in the company's entry. */
export const askedFacts = ['legalName', 'tradeLicence', 'bin', 'tin', 'founded'] as const;

/** What is typed in the guide. What is undefined is answered as usual. */
export type Typed = {
  languages: readonly Language[];
  brand: Words;
  descriptor: Words;
  tagline: Words;
  url: string;
  email?: string;
  /** One in each line. */
  phones: string;
  whatsapp?: string;
  referencePrefix?: string;
  city: Words;
  addresses: readonly Words[];
  social: Partial<Record<(typeof askedNetworks)[number], string>>;
  facts: Partial<Record<(typeof askedFacts)[number], string>>;
  services: readonly string[];
  products: readonly string[];
  galleries: readonly string[];
  prices: boolean;
  promises: boolean;
};

const namesOf = (choices: Guide['services']) => choices.map(({ name }) => name);

/** The answers that stand there before anything is typed. */
export const beginTyped = ({ languages, descriptor, services, products }: Guide): Typed => ({
  ...{ languages, descriptor },
  ...{
    brand: {},
    tagline: {},
    url: '',
    phones: '',
    city: {},
    addresses: [{}],
    social: {},
    facts: {},
  },
  ...{ services: namesOf(services), products: namesOf(products), galleries: [] },
  ...{ prices: false, promises: false },
});

export const phonesIn = ({ phones }: Typed): string[] =>
  phones.split('\n').filter((line) => line.trim() !== '');

/** What is answered where nothing is typed, by what else is. */
export const usualAnswers = (typed: Typed) => ({
  email: usualEmail(typed.url),
  whatsapp: usualWhatsApp(phonesIn(typed)[0] ?? ''),
  referencePrefix: usualPrefix(typed.brand.en ?? ''),
});

/** The same without addresses in which nothing is written. */
export function withoutEmptyAddresses(typed: Typed): Typed {
  const addresses = typed.addresses.filter((words) =>
    Object.values(words).some((text) => text.trim() !== ''),
  );
  return { ...typed, addresses: addresses.length > 0 ? addresses : [{}] };
}

/** Words in the languages of the site alone. */
const spoken = (words: Words, languages: readonly Language[]): Words =>
  Object.fromEntries(languages.map((code) => [code, words[code] ?? '']));

/** The answers as they are sent: in which form, editor/src/adopt/answers.ts says. */
export function answersOf(typed: Typed, guide: Guide) {
  const { languages, social } = typed;
  const kept = (folder: 'services' | 'products' | 'galleries') => {
    const names = namesOf(guide[folder]);
    const chosen = names.filter((name) => typed[folder].includes(name));
    return chosen.length === names.length ? 'all' : chosen;
  };
  return {
    ...usualAnswers(typed),
    ...typed,
    brand: spoken(typed.brand, languages),
    descriptor: spoken(typed.descriptor, languages),
    tagline: spoken(typed.tagline, languages),
    city: spoken(typed.city, languages),
    addresses: typed.addresses.map((words) => spoken(words, languages)),
    phones: phonesIn(typed),
    social: networksIn(typed).map((network) => ({ network, url: social[network] })),
    services: kept('services'),
    products: kept('products'),
    galleries: kept('galleries'),
  };
}

const networksIn = ({ social }: Typed) =>
  askedNetworks.filter((network) => (social[network] ?? '').trim() !== '');

/** A fault at the path of the field in which it was typed. */
export function whereTyped({ path }: Fault, typed: Typed): FieldPath {
  const [name, part] = path;
  if (name === 'social' && typeof part === 'number') return [name, networksIn(typed)[part] ?? ''];
  if (name === 'phones') return [name];
  return path;
}
