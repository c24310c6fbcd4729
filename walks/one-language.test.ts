import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { RepositoryCopy } from '../scripts/repository-copy.ts';

/** A file of content/ without what is written in a language. */
function without(language: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => without(language, item));
  if (typeof value !== 'object' || value === null) return value;
  const isWords = Object.keys(value).some((key) => ['en', 'bn'].includes(key));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !isWords || key !== language)
      .map(([key, inner]) => [key, without(language, inner)]),
  );
}

/** Where both languages stay, of which one is not read. */
const untouched = ['services/', 'editor', 'desk/'];

describe.each([
  { spoken: 'en', other: 'bn', letters: /[\u0985-\u09b9]/ },
  { spoken: 'bn', other: 'en', letters: / lang="?en\b/ },
])('a company that speaks $spoken alone', ({ spoken, other, letters }) => {
  const copy = new RepositoryCopy();
  afterAll(() => copy.remove());
  const content = join(copy.directory, 'content');

  it('is one by one line, needs no other words, and is built', async () => {
    writeFileSync(join(content, 'languages.json'), JSON.stringify([spoken]));
    for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.yaml') || untouched.some((place) => file.startsWith(place))) continue;
      const full = join(content, file);
      writeFileSync(full, stringify(without(other, parse(readFileSync(full, 'utf8')))));
    }
    expect(await copy.checkContent()).not.toMatch(/is not written in/);
    await copy.build();
  });

  it('has its pages at the root, and nothing that leads nowhere or to the other language', () => {
    const pages = copy.builtPages();
    expect(pages).toContain('contact.html');
    expect(pages.filter((page) => /^(?:en|bn)(?:\/|\.html)/.test(page))).toEqual([]);
    expect(copy.danglingLinks()).toEqual([]);
    for (const page of pages.filter((one) => !/^(?:demos|desk)\b/.test(one))) {
      // Code is in English everywhere.
      const html = copy.built(page).replaceAll(/ translate="?no"? lang="?en"?/g, '');
      expect(html, page).toMatch(new RegExp(`<html lang="?${spoken}\\b`));
      expect(html, page).not.toMatch(
        new RegExp(` (?:hreflang="?(?:en|bn)|lang="?${other})\\b`, 'i'),
      );
      expect(html, page).not.toMatch(letters);
    }
  });

  it('has one language in sitemap, search, lists and answers', async () => {
    for (const list of ['sitemap-0.xml', 'llms.txt', 'pages.json', 'search-index.json']) {
      expect(copy.built(list), list).not.toMatch(/\/(?:en|bn)\b|hreflang/);
    }
    expect(copy.built('.well-known/security.txt')).toContain(`Preferred-Languages: ${spoken}\n`);
    await copy.run('walks/in-copy/one-language.ts');
  });
});
