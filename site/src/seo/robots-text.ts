import { onHost } from '@nokshi/forms/on-host.ts';
import type { SiteContent } from './site-content.ts';

/**
 * Everything may be read; the addresses that take enquiries are no pages, and that of offers answers
 * programs. A preview has no sitemap, and may
 * be read so that search engines find on each page that they are to leave it out.
 */
export function robotsText({
  company,
  isPreview,
}: Pick<SiteContent, 'company' | 'isPreview'>): string {
  const sitemap = ['', `Sitemap: ${new URL(onHost('/sitemap-index.xml'), company.url)}`];
  const lines = [
    'User-agent: *',
    `Disallow: ${onHost('/api/')}`,
    `Allow: ${onHost('/api/price')}`,
    ...(isPreview ? [] : sitemap),
  ];
  return `${lines.join('\n')}\n`;
}
