import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isAsked } from '@nokshi/prices/plans.ts';
import { expect, onTestFinished, test } from 'vitest';
import { ownSourcesOf } from '../routes/own-sources.ts';
import { brandColours } from '../styles/brand-colours.ts';
import { hex } from '../styles/oklch.ts';
import { alternatesOf } from './alternates.ts';
import { examplesShown } from './examples-shown.ts';
import { ico } from './icons.ts';
import { daysOf, lastChanged, latest } from './last-changed.ts';
import { llmsText } from './llms.ts';
import { robotsText } from './robots-text.ts';
import { sitePages } from './site-pages.ts';
import { contentForTests } from './testing.ts';

const content = contentForTests();
const listed = sitePages(content).filter((page) => page.listed);

test('the sitemap knows what each listed page is about, and leaves the others out', () => {
  for (const { path, listed: isListed } of sitePages(content)) {
    expect(ownSourcesOf(path) !== undefined, path).toBe(isListed);
  }
  expect(ownSourcesOf('/')).toEqual(['pages/home']);
  expect(ownSourcesOf('/products/ERP')).toEqual(['products/ERP', 'prices']);
  expect(ownSourcesOf('/nowhere')).toBeUndefined();
});

test('a page names itself in every language, and the default one for all others', () => {
  expect(alternatesOf('contact', 'https://nokshi.example')).toEqual([
    { hreflang: 'en', href: 'https://nokshi.example/contact' },
    { hreflang: 'bn', href: 'https://nokshi.example/bn/contact' },
    { hreflang: 'x-default', href: 'https://nokshi.example/contact' },
  ]);
});

test('the day of a change is read from the history, the newest first', () => {
  const log =
    '\0' + '2026-11-20\n\ncontent/a.yaml\n\0' + '2026-10-01\n\ncontent/a.yaml\ncontent/b.yaml\n';
  expect(Object.fromEntries(daysOf(log))).toEqual({
    'content/a.yaml': '2026-11-20',
    'content/b.yaml': '2026-10-01',
  });
  expect(latest(['2026-01-01', undefined, '2026-02-01'])).toBe('2026-02-01');
  expect(latest([undefined])).toBeUndefined();
});

test('the day of a change is that of the file where there is no history, as in what the desk publishes', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'team/rahim'), { recursive: true });
  const file = path.join(folder, 'team/rahim/index.yaml');
  writeFileSync(file, 'name: Rahim');
  const written = new Date('2026-10-01T23:00:00Z');
  utimesSync(file, written, written);
  const changed = lastChanged(folder, 'Asia/Dhaka');
  expect([changed('team'), changed('offices')]).toEqual(['2026-10-02', undefined]);
  expect(lastChanged(folder, 'America/Los_Angeles')('team')).toBe('2026-10-01');
});

test('the day of a change in the history is that of the company, wherever it was committed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'order.yaml'), '- rahim');
  const date = '2026-10-01T15:00:00-07:00';
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=R', '-c', 'user.email=r@r', ...words], {
      env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
    });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message=Written');
  expect(lastChanged(folder, 'Asia/Dhaka')('order.yaml')).toBe('2026-10-02');
  expect(lastChanged(folder, 'America/Los_Angeles')('order.yaml')).toBe('2026-10-01');
});

test('pages that the company does without stand in no list', () => {
  const pagesOff = ['projects', 'ready-products', 'price', 'price-offer', 'career'] as const;
  const without = {
    ...content,
    ...{ pagesOff, projects: [], galleries: [], openings: [] },
    prices: { ...content.prices, plans: [] },
  };
  const gone = /\/(?:price|projects|career|ready)/i;
  const paths = sitePages(without).map(({ path }) => path);
  expect(paths).toContain('/products/POS');
  expect(paths.filter((path) => gone.test(path))).toEqual([]);
  const text = llmsText(without, '/api');
  expect(text).toContain(`](${content.company.url}/products/POS): `);
  expect(text).not.toMatch(gone);
});

test('llms.txt names the company and has one line for each listed page', () => {
  const text = llmsText(content, '/api');
  const { brand, descriptor, url } = content.company;
  expect(text.split('\n')[0]).toBe(`# ${brand} ${descriptor}`);
  const links = [...text.matchAll(/^- \[.+\]\((\S+)\): .+$/gm)].map(([, address = '']) => address);
  expect(links).toHaveLength(listed.length);
  expect(links.filter((link) => new URL(link).origin !== new URL(url).origin)).toEqual([]);
});

test('llms.txt tells programs how to ask for an offer, unless no server answers', () => {
  const text = llmsText(content, 'https://forms.nokshi.example/api');
  expect(text).toContain(
    '`GET https://forms.nokshi.example/api/price?product=POS&branches=3&lang=en`',
  );
  for (const { key } of content.prices.plans.filter(isAsked))
    expect(text).toContain(`- \`${key}\``);
  expect(text).toContain('- `branches`: 1 to 500');
  expect(text).toContain('- `way`: `rent`, `buy`');
  expect(text).toContain('examples for now');
  const real = { ...content, prices: { ...content.prices, sample: false } };
  expect(llmsText(real, '/api')).not.toContain('examples for now');
  expect(llmsText(contentForTests('bn'), '/api')).toContain('- `students`: 10 থেকে 50000');
  expect(llmsText(content, undefined)).not.toContain('/price?product');
});

const realCompany = { ...content.company, sample: false, url: 'https://padma.com.bd' };

test('a site says that its company is an example, or that it is a preview, and a real one says nothing', () => {
  const { company } = content;
  expect(examplesShown({ company, isPreview: false })).toBe('company');
  const renamed = { ...company, url: realCompany.url };
  expect(examplesShown({ company: renamed, isPreview: true })).toBe('company');
  expect(examplesShown({ company: realCompany, isPreview: true })).toBe('preview');
  expect(examplesShown({ company: realCompany, isPreview: false })).toBeUndefined();
  expect(llmsText(content, '/api')).toContain('\nNokshi is an example: its clients');
  expect(llmsText({ ...content, company: realCompany }, '/api')).not.toContain('is an example');
});

test('a preview may be read by search engines, which find on each page to leave it out, and has no sitemap', () => {
  const sitemap = 'Sitemap: https://padma.com.bd/sitemap-index.xml';
  expect(robotsText({ company: realCompany, isPreview: false })).toContain(sitemap);
  const preview = robotsText({ company: realCompany, isPreview: true });
  expect(preview).toBe('User-agent: *\nDisallow: /api/\nAllow: /api/price\n');
});

test('the colours of pictures are those of the style sheet', () => {
  const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
  const hues = { primaryHue: 275, accentHue: 75 };
  const inTokens = (name: string) => {
    const [, numbers = ''] = new RegExp(`--${name}: oklch\\((.*?)\\);`).exec(tokens) ?? [];
    const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] = numbers
      .replace('var(--primary-hue)', `${hues.primaryHue}`)
      .replace('var(--accent-hue)', `${hues.accentHue}`)
      .split(' ')
      .map(Number);
    return hex([lightness, chroma, hue]);
  };
  expect(brandColours(hues)).toMatchObject({
    brand950: inTokens('brand-950'),
    brand900: inTokens('brand-900'),
    brand700: inTokens('brand-700'),
    accent400: inTokens('accent-400'),
    muslin50: inTokens('muslin-50'),
    night900: inTokens('night-900'),
  });
  // As Chromium paints it.
  expect(hex([0.43, 0.19, 275])).toBe('#3938b5');
});

test('an .ico file lists its pictures with their sizes and places', () => {
  const file = ico([
    { size: 16, png: Buffer.from('small') },
    { size: 32, png: Buffer.from('larger') },
  ]);
  expect(file.readUInt16LE(4)).toBe(2);
  expect(file.readUInt8(6)).toBe(16);
  expect(file.readUInt8(22)).toBe(32);
  const offset = file.readUInt32LE(22 + 12);
  expect(file.subarray(offset).toString()).toBe('larger');
});
