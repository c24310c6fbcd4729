import { fill } from '@nokshi/forms/fill.ts';
import { examplesShown } from './examples-shown.ts';
import { llmsOffers } from './llms-offers.ts';
import { companyName, type SiteContent } from './site-content.ts';
import { type SitePage, sitePages } from './site-pages.ts';

/**
 * A summary of the company and a map of the site, as Markdown for language models
 * (llmstxt.org): one line for each page, with its lowest price, all words from content/; and how a
 * program asks for an offer.
 */
export function llmsText(content: SiteContent, endpoint: string | undefined): string {
  const { company, labels, language, pages, offices } = content;
  const examples = examplesShown(content);
  const { kinds } = pages.search;
  const listed = sitePages(content).filter((page) => page.listed);
  const section = (kind: SitePage['kind']) => {
    const lines = listed.filter((page) => page.kind === kind).map(line(company.url));
    return lines.length > 0 ? [`## ${kinds[kind].many}`, '', ...lines, ''] : [];
  };
  return [
    `# ${companyName(content)}`,
    '',
    `> ${pages.home.meta.description}`,
    '',
    pages.home.introduction.text,
    '',
    ...(examples ? [fill(labels.examples[examples], { brand: company.brand }, language), ''] : []),
    ...offices.map((office) => `- ${office.name}: ${office.address}, ${office.phone}`),
    ...company.addresses
      .map((address) => address.replaceAll('\n', ', '))
      .filter((address) => !offices.some((office) => office.address === address))
      .map((address) => `- ${address}`),
    `- ${company.email}, ${company.phones.join(', ')}`,
    '',
    ...section('service'),
    ...section('product'),
    ...section('gallery'),
    ...section('page'),
    ...llmsOffers(content, endpoint),
  ].join('\n');
}

const line =
  (origin: string) =>
  ({ path, title, description, price }: SitePage) =>
    `- [${title.replace(/[[\]]/g, '\\$&')}](${new URL(path, origin).href}): ${description}${price ? ` ${price}` : ''}`;
