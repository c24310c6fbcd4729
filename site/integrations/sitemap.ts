import sitemap from '@astrojs/sitemap';
import { defaultLanguage, defaultPathOf, languageCodes } from '@nokshi/forms/languages.ts';
import type { AstroIntegration } from 'astro';
import { examplesAtRealAddress } from '../src/content/check/launch.ts';
import { contentFolder } from '../src/content/content-folder.ts';
import { sourcesOf } from '../src/routes/sources.ts';
import { lastChanged, latest } from '../src/seo/last-changed.ts';

/**
 * The sitemap of all pages that search engines may list, each with its other languages and the day of
 * its last change. A preview has none.
 */
export function listedPages(): AstroIntegration {
  const changed = lastChanged(contentFolder());
  const isPreview = examplesAtRealAddress(contentFolder()).length > 0;
  const sourcesAt = (url: string) =>
    isPreview ? undefined : sourcesOf(defaultPathOf(new URL(url).pathname));
  return sitemap({
    filter: (url) => sourcesAt(url) !== undefined,
    serialize: (item) => {
      const day = latest((sourcesAt(item.url) ?? []).map(changed));
      return {
        ...item,
        links: withDefault(item.links),
        ...(day !== undefined && { lastmod: day }),
      };
    },
    // One language alone has no alternates to name.
    ...(languageCodes.length > 1 && {
      i18n: {
        defaultLocale: defaultLanguage,
        locales: Object.fromEntries(languageCodes.map((code) => [code, code])),
      },
    }),
  });
}

type AlternateLink = { lang: string; url: string };

/** The alternates of a page, and the one for readers of every other language, as in the page's head. */
const withDefault = (links: AlternateLink[] = []): AlternateLink[] => [
  ...links,
  ...links
    .filter(({ lang }) => lang === defaultLanguage)
    .map(({ url }) => ({ lang: 'x-default', url })),
];
