import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { builtSite } from '../../../test/built-site.ts';
import { aSharedContentDesk } from '../../../test/content-desk.ts';
import { DeskBrowser } from '../../../test/desk.ts';
import { withEditorHere } from '../../../test/editor-here.ts';
import { newDirectory } from '../../../test/new-directory.ts';
import { testEnvironment } from '../../../test/test-environment.ts';
import { buildApp } from '../../app.ts';
import { ownContent } from '../../sentences.ts';

const token = 'a-secret-of-this-start';

/** A clone whose content nobody has made their own, and a browser that its terminal let in. */
async function aClone() {
  const content = join(newDirectory(), 'content');
  cpSync(ownContent, content, { recursive: true });
  const environment = testEnvironment({
    ...{ HOST: '127.0.0.1', DATA_DIR: newDirectory(), CONTENT_DIR: content, SITE_DIR: builtSite() },
  });
  const app = await buildApp(environment, Date.now, { token }, withEditorHere);
  onTestFinished(() => app.close());
  await app.ready();
  const browser = new DeskBrowser(app);
  const { cookies } = await app.inject(`/desk?token=${token}`);
  for (const { name, value } of cookies) browser.cookies.set(name, value);
  const read = (file: string) => readFileSync(join(content, file), 'utf8');
  const ask = (path: string, answers: object) =>
    browser.ask('POST', path, { payload: { answers, language: 'en' } });
  return { browser, content, read, ask };
}

const surma = {
  brand: { en: 'Surma Code' },
  descriptor: { en: 'Software' },
  tagline: { en: 'Software from Sylhet.' },
  url: 'surma-code.test',
  email: 'hello@surma-code.test',
  phones: ['০১২০০-০০০১০০'],
  whatsapp: '01200000100',
  referencePrefix: 'sc',
  city: { en: 'Sylhet' },
  addresses: [{ en: 'Zindabazar; Sylhet 3100' }],
  services: ['web-development'],
  products: 'all',
  galleries: [],
  languages: ['en'],
  prices: false,
  promises: true,
};

it('asks with the words of the editor, and tells before what would go, be off and be left', async () => {
  const { browser, ask, read } = await aClone();
  const before = read('company/index.yaml');
  const guide = (await browser.ask('GET', '/guide?language=bn')).json();
  expect(guide).toMatchObject({
    isOpen: true,
    languages: ['en', 'bn'],
    fields: { referencePrefix: { label: 'রেফারেন্স নম্বরের শুরুর অক্ষর' } },
    descriptor: { en: 'Software Solution' },
  });
  expect(guide.services).toContainEqual({ name: 'web-development', title: expect.any(String) });
  const plan = (await ask('/guide/plan', surma)).json();
  expect(plan).toMatchObject({ left: 0, needsStart: true });
  expect(plan.off).toHaveLength(4);
  const labels = plan.gone.map(({ label }: { label: string }) => label);
  expect(labels).toEqual(expect.arrayContaining(['Services', 'Clients', 'Team']));
  expect((await ask('/guide/plan', { ...surma, promises: false })).json().left).toBeGreaterThan(0);
  expect(read('company/index.yaml')).toBe(before);
});

it('makes the content the company’s, so that the guide is done', async () => {
  const { browser, ask, read, content } = await aClone();
  expect((await ask('/guide', surma)).statusCode).toBe(200);
  expect(parse(read('company/index.yaml'))).toMatchObject({
    brand: { en: 'Surma Code' },
    url: 'https://surma-code.test',
    phones: ['01200-000100'],
    whatsapp: '8801200000100',
    referencePrefix: 'SC',
    addresses: [{ en: 'Zindabazar; Sylhet 3100' }],
  });
  const left = readdirSync(join(content, 'services'), { withFileTypes: true });
  expect(left.filter((one) => one.isDirectory()).map(({ name }) => name)).toEqual([
    'web-development',
  ]);
  expect(existsSync(join(content, 'team/imtiaz-bhuiyan'))).toBe(false);
  expect((await browser.ask('GET', '/guide')).json()).toMatchObject({
    isOpen: false,
    languages: ['en'],
  });
});

it('changes nothing while an answer is wrong, and tells of it at its field', async () => {
  const { ask, read } = await aClone();
  const before = read('company/index.yaml');
  for (const path of ['/guide/plan', '/guide']) {
    const refused = await ask(path, { ...surma, phones: ['call us'], brand: {} });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().faults).toMatchObject([
      { path: ['brand', 'en'], code: 'empty' },
      { path: ['phones', 0], code: 'phone' },
    ]);
    const unknown = await ask(path, { ...surma, services: ['web-devlopment'] });
    expect([unknown.statusCode, unknown.json().reason]).toEqual([422, 'strange']);
  }
  expect(read('company/index.yaml')).toBe(before);
});

const desk = aSharedContentDesk();

it('is for a clone alone: the draft of a server is others’, too', async () => {
  const { rahim } = desk();
  for (const [method, path] of [
    ['GET', '/guide'],
    ['POST', '/guide/plan'],
    ['POST', '/guide'],
  ] as const) {
    const payload = method === 'POST' ? { payload: { answers: surma } } : {};
    expect((await rahim.ask(method, path, payload)).statusCode).toBe(404);
  }
});
