import { isExampleCompany } from '../content/example-company.ts';
import type { SiteContent } from './site-content.ts';

/** What of a site is invented: all that its company claims, some of it before the launch, or nothing. */
export type ExamplesShown = 'company' | 'preview' | undefined;

/** What each page has to say of the site as a whole. */
export function examplesShown({
  company,
  isPreview,
}: Pick<SiteContent, 'company' | 'isPreview'>): ExamplesShown {
  if (isExampleCompany(company)) return 'company';
  return isPreview ? 'preview' : undefined;
}
