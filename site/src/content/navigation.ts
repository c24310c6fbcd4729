import { type Language, pathIn } from '@nokshi/forms/languages.ts';
import { onHost } from '@nokshi/forms/on-host.ts';
import { searchIndexPath } from '../routes/language-paths.ts';
import { pageInLanguages } from '../routes/page-in-languages.ts';
import { href, pathOf, type Route } from '../routes/routes.ts';
import { single } from './entries.ts';
import { serviceLinks } from './services.ts';
import { shownOf } from './shown-pages.ts';
import type { Text } from './text.ts';

/** A link of the menu or the footer. */
export type NavigationLink = {
  label: Text;
  href: string;
  /** `page` on the page it leads to, `true` on the pages below that one (as `aria-current` takes it). */
  current: 'page' | 'true' | undefined;
};

/** The links at the top of a page: the menu, the button and the shortcuts beside it, and those that carry no words. */
export async function headerLinks(route: Route, language: Language) {
  const { menu, contact, shortcuts } = await single('navigation', language);
  const link = (one: { label: Text; href: string }): NavigationLink => ({
    label: one.label,
    href: onHost(pathIn(language, one.href)),
    current: currentOn(route, one.href),
  });
  return {
    menu: shownOf(menu).map(link),
    contact: link(contact),
    shortcuts: shownOf(shortcuts).map(link),
    home: href('home', language),
    search: href('search', language),
    searchIndex: searchIndexPath(language),
    languages: pageInLanguages(route, language),
  };
}
export type HeaderLinks = Awaited<ReturnType<typeof headerLinks>>;

/** The links at the foot of every page. */
export async function footerLinks(language: Language) {
  const [{ company, shortcuts }, services] = await Promise.all([
    single('navigation', language),
    serviceLinks(language),
  ]);
  const inLanguage = (link: { label: Text; href: string }) => ({
    ...link,
    href: onHost(pathIn(language, link.href)),
  });
  return {
    shortcuts: shownOf(shortcuts).map(inLanguage),
    services: services.map(({ href: address, title }) => ({ href: address, label: title })),
    company: shownOf(company).map(inLanguage),
    home: href('home', language),
    security: href('security', language),
    terms: href('terms', language),
    accessibility: href('accessibility', language),
  };
}
export type FooterLinks = Awaited<ReturnType<typeof footerLinks>>;

/** Ready products have no entry of their own in the menu: they stand under the products. */
const isReadyProduct = (route: Route) =>
  route === 'ready-products' || (typeof route === 'object' && 'gallery' in route);

function currentOn(route: Route, target: string): NavigationLink['current'] {
  const path = pathOf(route);
  if (target === path) return 'page';
  if (target === pathOf('products') && isReadyProduct(route)) return 'true';
  return target !== '/' && path.startsWith(`${target}/`) ? 'true' : undefined;
}
