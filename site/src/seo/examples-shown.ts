import { isExampleCompany } from '../content/example-company.ts';
import type { SiteContent } from './site-content.ts';

/** How much of a site is invented: all that its company claims, some of it before the launch, or nothing. */
export type ExamplesShown = 'company' | 'preview' | undefined;

/** The notice about examples on each page. */
export function examplesShown({
  company,
  isPreview,
}: Pick<SiteContent, 'company' | 'isPreview'>): ExamplesShown {
  if (isExampleCompany(company)) return 'company';
  return isPreview ? 'preview' : undefined;
}
