import type { Language } from '@nokshi/forms/languages.ts';
import { single } from './entries.ts';

const names = [
  'legalName',
  'registration',
  'tradeLicence',
  'bin',
  'tin',
  'basis',
  'dbid',
  'founded',
  'headcount',
] as const;

/** The company's particulars that are filled in, in the order in which they are shown. */
export async function companyFacts(language: Language) {
  const [company, labels] = await Promise.all([
    single('company', language),
    single('labels', language),
  ]);
  const facts = names.flatMap((name) => {
    const value = company.facts[name];
    return value ? [{ label: labels.facts[name], value }] : [];
  });
  return { title: labels.facts.title, facts };
}
