import { defaultLanguage, languageCodes } from '@nokshi/forms/languages.ts';
import { href, type Route } from '../routes/routes.ts';

/**
 * The addresses of one page in all its languages, itself included, as `hreflang` wants them; the
 * default language stands for every other one. Nothing while there is only one language.
 */
export function alternatesOf(route: Route, site: string): { hreflang: string; href: string }[] {
  if (languageCodes.length < 2) return [];
  const address = (language: (typeof languageCodes)[number]) =>
    new URL(href(route, language), site).href;
  return [
    ...languageCodes.map((language) => ({ hreflang: language, href: address(language) })),
    { hreflang: 'x-default', href: address(defaultLanguage) },
  ];
}
