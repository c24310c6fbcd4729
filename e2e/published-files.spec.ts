import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defaultLanguage } from '@nokshi/forms/languages.ts';
import { expect, test } from '@playwright/test';
import { single } from './content.ts';
import { dist } from './routes.ts';

const contents = new Map(
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [file.slice(dist.length).replaceAll('\\', '/'), readFileSync(file)]),
);
const files = [...contents].map(([file, bytes]) => ({ file, bytes }));

/** What is asked for by its fixed name: pages, and what hosts, search engines and the server look for. */
const knownByName =
  /\.html$|^\/\.well-known\/|\/llms\.txt$|^\/(_headers|_redirects|headers\.json|pages\.json|robots\.txt|sitemap-index\.xml)$/;
const asked =
  /(?<![\w.:/])\/[\w./~%-]+\.(?:avif|webp|png|svg|ico|css|js|json|woff2|webmanifest)\b/g;
const isText = /\.(html|css|js|svg|json|xml|txt|webmanifest)$|\/_headers$/;

test('every file that is published is linked by another one, or known by its name', () => {
  const words = new Set(
    files
      .filter(({ file }) => isText.test(file))
      .flatMap(({ bytes }) => bytes.toString().match(/[\w.%~-]+\.\w+/g) ?? []),
  );
  const strangers = [...contents.keys()]
    .map((file) => file.replace(/\.(br|gz)$/, ''))
    .filter((file) => !knownByName.test(file) && !words.has(basename(file)));
  expect(strangers).toEqual([]);
});

/** As structured data and previews name the files of this site. */
const origin = single('company', defaultLanguage).url;

test('every picture, style and script that a page or a style asks for is there', () => {
  const missing = files
    .filter(({ file }) => /\.(html|css|webmanifest)$/.test(file))
    .flatMap(({ file, bytes }) =>
      [...bytes.toString().replaceAll(origin, '').matchAll(asked)]
        .filter(([address]) => !contents.has(decodeURIComponent(address)))
        .map(([address]) => `${file}: ${address}`),
    );
  expect(missing).toEqual([]);
});
