import type { Language } from '@nokshi/forms/languages.ts';
import type { Localized } from '../content/localize.ts';
import type { Entries, Pages, Singles } from '../content/schemas/index.ts';
import type { PageName } from '../routes/routes.ts';

type Entry<Name extends keyof Entries> = { id: string } & Localized<Entries[Name], string>;

/** The content that search engines, link previews and the search read, in one language. */
export type SiteContent = {
  language: Language;
  /** Whether it shows examples at a real address, before its launch: search engines leave it out. */
  isPreview: boolean;
  /** The pages that the site does without. */
  pagesOff: readonly PageName[];
  company: Localized<Singles['company'], string>;
  labels: Localized<Singles['labels'], string>;
  prices: Localized<Singles['prices'], string>;
  terms: Localized<Singles['terms'], string>;
  pages: { [Name in PageName]: Localized<Pages[Name], string> };
  services: Entry<'services'>[];
  products: Entry<'products'>[];
  galleries: Entry<'galleries'>[];
  projects: Entry<'projects'>[];
  team: Entry<'team'>[];
  offices: Entry<'offices'>[];
  /** Only those that may still be applied for. */
  openings: Entry<'openings'>[];
  /** The names of technologies, by the names of their folders. */
  technologies: ReadonlyMap<string, string>;
  /** The address of an entry's picture, by folder and name, such as "team/maliha-dewan". */
  pictures: Readonly<Record<string, string>>;
};

/** The name that stands in titles: brand and descriptor. */
export const companyName = ({ company }: SiteContent) => `${company.brand} ${company.descriptor}`;
