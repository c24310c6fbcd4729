import type { Language } from '@nokshi/forms/languages.ts';
import type { CompanyView } from './company.ts';
import type { pageWords } from './entries.ts';
import { fillText, plain, type Text } from './text.ts';

type Page = Awaited<ReturnType<typeof pageWords<'privacy-policy'>>>;

/** What the privacy policy says of a company: no more and no less than its site does. */
export function privacySections(
  page: Page,
  company: CompanyView,
  language: Language,
): { title: Text; paragraphs: Text[] }[] {
  const { thirdParties, viewsKeptDays } = company;
  const facts = {
    company: company.facts.legalName || company.name,
    days: company.enquiriesKeptDays,
    viewsDays: viewsKeptDays,
  };
  const told = [
    ...page.sections.filter(({ alone }) => !alone || thirdParties.length === 0),
    ...(viewsKeptDays > 0 ? [page.counting] : []),
  ].map(({ title, paragraphs }) => ({
    title,
    paragraphs: paragraphs.map((paragraph) => fillText(paragraph, facts, language)),
  }));
  if (thirdParties.length === 0) return told;
  const { title, intro, entry, asked } = page.thirdParties;
  const entries = thirdParties.map(({ name, origin, purpose, consent }) => {
    const { host } = new URL(origin);
    const values = { name, origin: host, purpose: plain(purpose) };
    return fillText(entry, { ...values, asked: consent ? plain(asked) : '' }, language);
  });
  return [...told, { title, paragraphs: [intro, ...entries] }];
}
