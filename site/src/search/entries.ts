import type { Language } from '@nokshi/forms/languages.ts';
import { anchor } from '../content/anchors.ts';
import { blockTexts } from '../content/block-texts.ts';
import { lowestPriceOf } from '../content/price-texts.ts';
import { plain } from '../content/text.ts';
import { href, type PageName, samplePages } from '../routes/routes.ts';
import type { SiteContent } from '../seo/site-content.ts';
import { sitePages } from '../seo/site-pages.ts';

export const resultTypes = [
  'page',
  'service',
  'product',
  'gallery',
  'price',
  'demo',
  'project',
  'question',
] as const;
export type ResultType = (typeof resultTypes)[number];

/** The kinds of what has a price. */
export const pricedResultTypes: readonly ResultType[] = ['service', 'product', 'gallery'];

/** Something the search finds. */
export type Entry = {
  kind: ResultType;
  title: string;
  href: string;
  /** The text under the title. */
  text: string;
  /** Further words it is found by, which are not shown. */
  words: string;
  /** Its title in the default language where that is another one; else empty. */
  original: string;
  /** The language of its title and text. */
  language: Language;
};

/** A sentence without its numbers, which each language writes its own way whether or not it is translated. */
const wordsOf = (text: string): string => text.replaceAll(/[\p{Nd}.,]/gu, '');

/**
 * Everything that can be found, in the order of the site; the searched pages before their parts.
 * @param original the same content in the default language, which tells what nobody has translated yet
 */
export function searchEntries(content: SiteContent, original: SiteContent): Entry[] {
  const originals = entriesOf(original);
  return entriesOf(content).map((entry, index) => {
    const { title = '', text = '', href = '' } = originals[index] ?? {};
    const isTranslated = title !== entry.title || wordsOf(text) !== wordsOf(entry.text);
    return {
      ...entry,
      // A place on a page has the id that it has in the default language.
      href: [entry.href.split('#')[0], ...href.split('#').slice(1)].join('#'),
      original: title === entry.title ? '' : title,
      language: isTranslated ? content.language : original.language,
    };
  });
}

function entriesOf(content: SiteContent): Omit<Entry, 'original' | 'language'>[] {
  const { language, services, products, galleries, projects, pages, technologies } = content;
  const namesOf = (ids: readonly string[]) => ids.map((id) => technologies.get(id));
  return [
    ...sitePages(content)
      .filter(
        ({ kind, listed, route }) =>
          kind === 'page' && (listed || samplePages.some((sample) => sample === route)),
      )
      .map(({ route, path, title, description }) => ({
        kind: 'page' as const,
        title,
        href: path,
        text: description,
        words: typeof route === 'string' ? agreedOn(route, content) : '',
      })),
    ...services.map((service) => ({
      kind: 'service' as const,
      title: service.title,
      href: href({ service: service.id }, language),
      text: service.summary,
      words: joined(
        service.homeTitle,
        service.blocks.map((block) => [block.title, blockTexts(block)]),
        service.questions.map(({ question }) => question),
        service.technologies.map((group) => namesOf(group.technologies)),
      ),
    })),
    ...products.map((product) => ({
      kind: 'product' as const,
      title: product.title,
      href: href({ product: product.id }, language),
      text: product.summary,
      words: joined(
        product.shortTitle,
        product.headline,
        product.checklist,
        product.features.map(({ title }) => title),
      ),
    })),
    ...galleries.map((gallery) => ({
      kind: 'gallery' as const,
      title: gallery.title,
      href: href({ gallery: gallery.id }, language),
      text: gallery.summary,
      words: joined(gallery.credentials.map(({ role }) => role)),
    })),
    ...content.prices.plans.flatMap((plan) => priceOf(plan, content)),
    ...galleries.flatMap((gallery) =>
      gallery.cards.map((card) => ({
        kind: 'demo' as const,
        title: card.title,
        href: `${href({ gallery: gallery.id }, language)}#${anchor(card.title)}`,
        text: card.description,
        words: gallery.title,
      })),
    ),
    ...projects.map((project) => ({
      kind: 'project' as const,
      title: project.title,
      href: `${href('projects', language)}#${project.id}`,
      text: project.client,
      words: joined(
        project.summary,
        project.results.map(({ text, change }) => [text, change?.before, change?.after]),
        namesOf(project.technologies),
      ),
    })),
    ...pages.faq.groups.flatMap((group) =>
      group.questions.map(({ question, answer }) => ({
        kind: 'question' as const,
        title: question,
        href: `${href('faq', language)}#${anchor(question)}`,
        text: group.title,
        words: answer,
      })),
    ),
  ];
}

/** The headings of a policy page, and the standards and laws that it names: ISO 27001, GDPR. */
function agreedOn(name: PageName, { pages, terms }: SiteContent): string {
  if (name === 'terms') return joined(Object.values(terms.entries).map(({ title }) => title));
  const page = pages[name];
  if (!('sections' in page)) return '';
  const texts = [page.intro, ...page.sections.flatMap(({ paragraphs }) => paragraphs)];
  const named = texts.join(' ').match(/[\p{Lu}\d]{3,}/gu) ?? [];
  return joined(
    page.sections.map(({ title }) => title),
    named,
  );
}

/** The way to the offer of a plan; none where the page of prices does not ask for it. */
function priceOf(plan: SiteContent['prices']['plans'][number], content: SiteContent) {
  const { products, galleries, labels, language, prices } = content;
  const { price, forWhom, ask } = lowestPriceOf(prices, plan, labels, language);
  if (!ask) return [];
  const titlesAmong = (entries: readonly { id: string; title: string }[], ids: readonly string[]) =>
    entries.filter(({ id }) => ids.includes(id)).map(({ title }) => title);
  return {
    kind: 'price' as const,
    title: plan.title,
    href: ask.href,
    text: `${plain(price)} · ${plain(forWhom ?? '')}`,
    words: joined(titlesAmong(products, plan.products), titlesAmong(galleries, plan.galleries)),
  };
}

type Part = string | undefined | readonly Part[];
const joined = (...parts: Part[]): string =>
  parts.flatMap((part) => (typeof part === 'object' ? joined(...part) : (part ?? []))).join(' ');
