import { type SitePage, sitePages } from '../routes/site-pages.ts';
import { companyName, type SiteContent } from './site-content.ts';

/**
 * What the company does and where it stands on the site, as Markdown for language models
 * (llmstxt.org): one line for each page, with its lowest price, all words from content/.
 */
export function llmsText(content: SiteContent): string {
  const { company, pages, offices } = content;
  const { kinds } = pages.search;
  const listed = sitePages(content).filter((page) => page.listed);
  const section = (kind: SitePage['kind']) => [
    `## ${kinds[kind].many}`,
    '',
    ...listed.filter((page) => page.kind === kind).map(line(company.url)),
    '',
  ];
  return [
    `# ${companyName(content)}`,
    '',
    `> ${pages.home.meta.description}`,
    '',
    pages.home.introduction.text,
    '',
    ...offices.map((office) => `- ${office.name}: ${office.address}, ${office.phone}`),
    `- ${company.email}, ${company.phones.join(', ')}`,
    '',
    ...section('service'),
    ...section('product'),
    ...section('gallery'),
    ...section('page'),
  ].join('\n');
}

const line =
  (origin: string) =>
  ({ path, title, description, price }: SitePage) =>
    `- [${title.replace(/[[\]]/g, '\\$&')}](${new URL(path, origin).href}): ${description}${price ? ` ${price}` : ''}`;
