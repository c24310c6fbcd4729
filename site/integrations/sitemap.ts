import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sitemap from '@astrojs/sitemap';
import { defaultLanguage, defaultPathOf, languageCodes } from '@nokshi/forms/languages.ts';
import type { AstroIntegration } from 'astro';
import { contentFolder } from '../../toolchain/content-folder.ts';
import { addressOf } from '../pipeline/page.ts';
import { cacheFolder } from '../src/content/build-folder.ts';
import { examplesAtRealAddress } from '../src/content/check/launch.ts';
import { company } from '../src/content/company-file.ts';
import { type AskedSources, askedSources } from '../src/content/page-sources.ts';
import { ownSourcesOf } from '../src/routes/own-sources.ts';
import { lastChanged, latest } from '../src/seo/last-changed.ts';

/**
 * The sitemap of all pages that search engines may list, each with its other languages and the day on
 * which what it asked of content/ changed last. A preview has none.
 */
export function listedPages(): AstroIntegration[] {
  const changed = lastChanged(contentFolder(), company.timeZone);
  const isPreview = examplesAtRealAddress(contentFolder()).length > 0;
  const asked = new Map<string, readonly string[]>();
  askedSources.subscribe((page) => {
    const { path: file, sources } = page as AskedSources;
    if (file.endsWith('.html')) asked.set(addressOf(file.slice(1)), sources);
  });
  const ownSourcesAt = (pathname: string) =>
    isPreview ? undefined : ownSourcesOf(defaultPathOf(pathname));
  const sourcesAt = (pathname: string) =>
    // Its own entry is handed to a page when the build lists the pages, before it is rendered.
    [ownSourcesAt(pathname) ?? [], asked.get(pathname) ?? []].flat();
  const pages = sitemap({
    filter: (url) => ownSourcesAt(new URL(url).pathname) !== undefined,
    serialize: (item) => {
      const day = latest(sourcesAt(new URL(item.url).pathname).map(changed));
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
  return [pages, sourcesForReaders(asked, (address) => ownSourcesAt(address) !== undefined)];
}

/**
 * Keeps beside the build what each page asked for, for whoever wonders about the day of a page.
 * @throws when nothing is known of a page that is listed
 */
const sourcesForReaders = (
  asked: ReadonlyMap<string, readonly string[]>,
  isListed: (address: string) => boolean,
): AstroIntegration => ({
  name: 'page-sources',
  hooks: {
    'astro:build:done': ({ pages }) => {
      const unknown = pages
        .map(({ pathname }) => `/${pathname.replace(/\/$/, '')}`)
        .filter((address) => isListed(address) && !asked.has(address));
      if (unknown.length > 0) throw new Error(`Nothing is known of ${unknown.join(', ')}.`);
      const text = JSON.stringify(Object.fromEntries([...asked].sort()), undefined, 1);
      writeFileSync(path.join(cacheFolder(), 'page-sources.json'), text);
    },
  },
});

type AlternateLink = { lang: string; url: string };

/** The alternates of a page, and the one for readers of every other language, as in the page's head. */
const withDefault = (links: AlternateLink[] = []): AlternateLink[] => [
  ...links,
  ...links
    .filter(({ lang }) => lang === defaultLanguage)
    .map(({ url }) => ({ lang: 'x-default', url })),
];
