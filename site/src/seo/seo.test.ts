import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sitePages } from '../routes/site-pages.ts';
import { sourcesOf } from '../routes/sources.ts';
import { alternatesOf } from './alternates.ts';
import { brandColours } from './colours.ts';
import { ico } from './icons.ts';
import { daysOf, lastChanged, latest } from './last-changed.ts';
import { llmsText } from './llms.ts';
import { contentForTests } from './testing.ts';

const content = contentForTests();
const listed = sitePages(content).filter((page) => page.listed);

test('the sitemap knows what each listed page shows, and leaves the others out', () => {
  for (const { path, sources } of sitePages(content)) {
    const isListed = listed.some((page) => page.path === path);
    expect(sourcesOf(path), path).toEqual(isListed ? sources : undefined);
  }
  expect(sourcesOf('/nowhere')).toBeUndefined();
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
  utimesSync(file, new Date('2026-10-02'), new Date('2026-10-02'));
  const changed = lastChanged(folder);
  expect([changed('team'), changed('offices')]).toEqual(['2026-10-02', undefined]);
});

test('llms.txt names the company and has one line for each listed page', () => {
  const text = llmsText(content);
  const { brand, descriptor, url } = content.company;
  expect(text.split('\n')[0]).toBe(`# ${brand} ${descriptor}`);
  const links = [...text.matchAll(/^- \[.+\]\((\S+)\): .+$/gm)].map(([, address = '']) => address);
  expect(links).toHaveLength(listed.length);
  expect(links.filter((link) => new URL(link).origin !== new URL(url).origin)).toEqual([]);
});

test('the colours of pictures are those of the style sheet', () => {
  // As Chromium paints the tokens.
  expect(brandColours({ primaryHue: 275, accentHue: 75 })).toMatchObject({
    indigo950: '#0e1135',
    indigo700: '#3938b5',
    marigold400: '#ffb330',
  });
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
