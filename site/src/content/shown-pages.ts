import type { Language } from '@nokshi/forms/languages.ts';
import { inEachLanguage } from '../routes/language-paths.ts';
import { type OptionalPage, optionalPageNames, optionalPages } from '../routes/optional-pages.ts';
import { families, href, type PageName, pageRoutes } from '../routes/routes.ts';
import { entriesIn, pagesDoneWithout } from './content-entries.ts';

const isOptional = (name: PageName): name is OptionalPage =>
  optionalPageNames.some((one) => one === name);

/** Whether the site has a page: all but those that the company does without, or that would show nothing. */
export function isShown(name: PageName): boolean {
  // There an offer is sent to, which is asked for on the other.
  if (name === 'price-offer') return isShown('price');
  if (!isOptional(name)) return true;
  const collection = optionalPages[name];
  return collection ? entriesIn(collection).length > 0 : !pagesDoneWithout().includes(name);
}

/** Whether the site has a page at a path of the default language, so that a link may lead there. */
export function isPathShown(path: string): boolean {
  for (const [name, route] of Object.entries(pageRoutes)) {
    if (route.path === path) return isShown(name as PageName);
  }
  return Object.values(families).every(
    (family) =>
      !path.startsWith(`${family.path}/`) ||
      entriesIn(family.collection).some(({ id }) => path === `${family.path}/${id}`),
  );
}

/** A link to a page, where the site has it. */
export const shownLink = <Label>(name: PageName, label: Label, language: Language) =>
  isShown(name) ? { href: href(name, language), label } : undefined;

/** Of links, those to pages that the site has. */
export const shownOf = <Link extends { href: string }>(links: readonly Link[]): Link[] =>
  links.filter(({ href }) => isPathShown(href));

/** The paths of a page that may be off. */
export const whereShown = (name: PageName) => () => (isShown(name) ? inEachLanguage() : []);
