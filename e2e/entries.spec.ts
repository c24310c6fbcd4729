import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import { expect, test } from '@playwright/test';
import { builtPages, isDemo, pageHtml } from '../scripts/audit/pages.ts';
import { allWords, builtPage, wordsOf } from './built-page.ts';
import { entriesOf, single } from './content.ts';
import { dist } from './routes.ts';

const withEmblem = [
  ...entriesOf('products').map((one) => ({ ...one, route: `/products/${one.id}` })),
  ...entriesOf('services').map((one) => ({ ...one, route: `/services/${one.id}` })),
];
const galleries = entriesOf('galleries').map((one) => ({
  ...one,
  route: `/ready-products/${one.id}`,
}));

test('each service, product and gallery ends with words of its own', () => {
  const all = [...withEmblem, ...galleries];
  expect(new Set(all.map(({ closing }) => closing.title)).size).toBe(all.length);
  for (const { route, closing } of all) {
    const headings = builtPage(route).querySelectorAll('main h2');
    expect(allWords(headings).at(-1), route).toBe(closing.title);
  }
});

test('each product and each service has an emblem of its own at the head of its page', () => {
  expect(new Set(withEmblem.map(({ emblem }) => emblem)).size).toBe(withEmblem.length);
  for (const { route, emblem } of withEmblem) {
    const use = builtPage(route).querySelector('main section use');
    const [sheet = '', name] = use?.getAttribute('href')?.split('#') ?? [];
    expect(name, route).toBe(emblem);
    expect(readFileSync(path.join(dist, sheet), 'utf8'), route).toContain(`id="${emblem}"`);
  }
});

test('people, clients and work that are invented have a mark beside them', () => {
  for (const language of languageCodes) {
    const { mark } = single('labels', language).examples;
    for (const [route, items] of [
      ['/', 'figure:has(blockquote)'],
      ['/projects', 'article'],
      ['/about-us', 'main li:has(h3):has(img)'],
    ] as const) {
      const found = builtPage(pathIn(language, route)).querySelectorAll(items);
      expect(found.length, `${language} ${route}`).toBeGreaterThan(0);
      for (const one of found) expect(wordsOf(one), language).toContain(mark);
    }
  }
});

test('no demo shows a number that can be called', () => {
  for (const demo of builtPages(dist).filter(isDemo)) {
    const html = pageHtml(dist, demo);
    expect(html, demo).not.toMatch(/\b01[13-9]\d{2}-?\d{6}\b|href="tel:/);
  }
});
