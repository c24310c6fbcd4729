import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sitemap from '@astrojs/sitemap';
import { defaultLanguage, defaultPathOf, languageCodes } from '@nokshi/forms/languages.ts';
import type { AstroIntegrationLogger } from 'astro';
import { contentFolder } from '../../toolchain/content-folder.ts';
import { cacheFolder } from '../../toolchain/kept-file.ts';
import { replaceFile } from '../../toolchain/replace-file.mjs';
import { addressOf } from '../pipeline/page.ts';
import { examplesAtRealAddress } from '../src/content/check/launch.ts';
import { company } from '../src/content/company-file.ts';
import { siteFolder } from '../src/content/site-folder.ts';
import { ownSourcesOf } from '../src/routes/own-sources.ts';
import { lastChanged, latest } from '../src/seo/last-changed.ts';

/**
 * Writes the sitemap of all pages that search engines may list, each with its other languages and the day on
 * which what it asked of content/ changed last. A preview has none.
 * @param rendered which files of content/ each page asked for, by its own file such as `/products/ERP.html`
 */
export async function writeSitemap(
  directory: string,
  rendered: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const changed = lastChanged(contentFolder(), company.timeZone);
  const isPreview = examplesAtRealAddress(contentFolder()).length > 0;
  const asked = new Map(
    [...rendered].flatMap(([file, sources]) =>
      file.endsWith('.html') ? [[addressOf(file.slice(1)), sources] as const] : [],
    ),
  );
  const ownSourcesAt = (pathname: string) =>
    isPreview ? undefined : ownSourcesOf(defaultPathOf(pathname));
  const sourcesAt = (pathname: string) =>
    // Its own entry is handed to a page when the build lists the pages, before it is rendered.
    [ownSourcesAt(pathname) ?? [], asked.get(pathname) ?? []].flat();
  const pathIn = (url: string) => new URL(url).pathname.slice(siteFolder.length) || '/';
  const { hooks } = sitemap({
    filter: (url) => ownSourcesAt(pathIn(url)) !== undefined,
    serialize: (item) => {
      const day = latest(sourcesAt(pathIn(item.url)).map(changed));
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
  const config = {
    site: company.url,
    base: `${siteFolder}/`,
    trailingSlash: 'never',
    build: { format: 'file' },
  };
  const pages = [...asked.keys()].sort().map((address) => ({ pathname: address.slice(1) }));
  await run(hooks['astro:config:done'], { config });
  await run(hooks['astro:routes:resolved'], { routes: [] });
  await run(hooks['astro:build:done'], { dir: pathToFileURL(`${directory}/`), pages, logger });
  keepSources(asked);
}

/** Calls a hook of Astro with what the sitemap takes of its options. */
const run = async <Options>(
  hook: ((options: Options) => unknown) | undefined,
  options: object,
): Promise<void> => {
  await hook?.(options as Options);
};

const logger: Partial<AstroIntegrationLogger> = {
  info: () => {},
  warn: (message) => console.error(message),
  error(message) {
    throw new Error(message);
  },
};

/** Keeps beside the build what each page asked for, for whoever wonders about the day of a page. */
function keepSources(asked: ReadonlyMap<string, readonly string[]>): void {
  const text = JSON.stringify(Object.fromEntries([...asked].sort()), undefined, 1);
  replaceFile(path.join(cacheFolder(), 'page-sources.json'), text);
}

type AlternateLink = { lang: string; url: string };

/** The alternates of a page, and the one for readers of every other language, as in the page's head. */
const withDefault = (links: AlternateLink[] = []): AlternateLink[] => [
  ...links,
  ...links
    .filter(({ lang }) => lang === defaultLanguage)
    .map(({ url }) => ({ lang: 'x-default', url })),
];
