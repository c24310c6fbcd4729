import type { Language } from '@nokshi/forms/languages.ts';
import { single } from './entries.ts';

const names = ['legalName', 'registration', 'tradeLicence', 'bin', 'founded', 'headcount'] as const;

/** The company's particulars in the order in which they are shown, empty where nobody filled them in. */
export async function companyFacts(language: Language) {
  const [company, labels] = await Promise.all([
    single('company', language),
    single('labels', language),
  ]);
  const { title, blank } = labels.facts;
  const facts = names.map((name) => ({ label: labels.facts[name], value: company.facts[name] }));
  return { title, blank, facts };
}
