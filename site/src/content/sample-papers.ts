import type { Language } from '@nokshi/forms/languages.ts';
import { href, samplePages } from '../routes/routes.ts';
import { pageWords } from './entries.ts';

type SamplePage = (typeof samplePages)[number];

/** The link to a sample of a paper, in its own words. */
export async function sampleLink(page: SamplePage, language: Language) {
  const { link } = await pageWords(page, language);
  return { href: href(page, language), label: link };
}

/** The links to all samples. */
export const sampleLinks = (language: Language) =>
  Promise.all(samplePages.map((page) => sampleLink(page, language)));
