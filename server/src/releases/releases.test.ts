import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  contentIn,
  deskFolder,
  draftFolder,
  ownRelease,
  pointerFile,
  releaseFolder,
  siteIn,
} from '@nokshi/releases/paths.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseDocument } from 'yaml';
import { MailServer } from '../../test/mail-server.ts';
import { newDirectory } from '../../test/new-directory.ts';
import { addRelease, pageOf, putOnSite, writeSiteOf } from '../../test/releases.ts';
import { aContact, post, runningApp } from '../../test/running-app.ts';
import { ServerHere } from '../../test/server-here.ts';
import { until } from '../../test/until.ts';

/** A server's folders, with a site that its program came with. */
function aPlace() {
  const site = newDirectory();
  writeSiteOf('ours', site);
  return { DATA_DIR: newDirectory(), SITE_DIR: site };
}

type App = Awaited<ReturnType<typeof runningApp>>;

const home = async (app: App) => (await app.inject('/')).body;

const shows = (app: App, release: string) =>
  until(`${release} to be shown`, async () => (await home(app)) === pageOf(release));

/** Asks over a connection that is kept. */
const fetched = (agent: Agent, url: string): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(pieces).toString() }),
      );
    }).once('error', reject);
  });

describe('the release on the site', () => {
  it('is what the program came with as long as nobody has published', async () => {
    expect(await home(await runningApp(aPlace()))).toBe(pageOf('ours'));
  });

  it('is there from the start, with the page of thanks and the desk', async () => {
    const place = aPlace();
    addRelease(place.DATA_DIR, 'red');
    putOnSite(place.DATA_DIR, 'red');
    const app = await runningApp(place);
    expect(await home(app)).toBe(pageOf('red'));
    const { reference } = (await post(app, 'contact', { ...aContact, page: '/contact' })).json();
    expect(reference).toMatch(/^RED-/);
    const thanks = await app.inject(`/thank-you?reference=${reference}`);
    expect(thanks.body).toContain(`red: <strong data-reference>${reference}</strong>`);
  });

  it('stays there when it is of a program that said other things of its offers', async () => {
    const place = aPlace();
    addRelease(place.DATA_DIR, 'red');
    const file = join(
      contentIn(releaseFolder(deskFolder(place.DATA_DIR), 'red')),
      'offer/index.yaml',
    );
    const words = parseDocument(readFileSync(file, 'utf8'));
    words.deleteIn(['list', 'services']);
    words.deleteIn(['sheet', 'vatIncluded']);
    words.setIn(['sheet', 'withoutVat'], { en: 'without VAT', bn: 'ভ্যাট ছাড়া' });
    writeFileSync(file, words.toString());
    putOnSite(place.DATA_DIR, 'red');
    const app = await runningApp(place);
    expect(await home(app)).toBe(pageOf('red'));
    expect((await app.inject('/api/price?product=POS')).statusCode).toBe(200);
  });

  it('stays there when it is of a program that had no prices yet', async () => {
    const place = aPlace();
    addRelease(place.DATA_DIR, 'red');
    const content = contentIn(releaseFolder(deskFolder(place.DATA_DIR), 'red'));
    for (const later of ['prices', 'offer']) rmSync(join(content, later), { recursive: true });
    for (const [name, strings] of Object.entries({
      forms: [
        ['fields', 'offer'],
        ['fields', 'message', 'labelIn'],
        ['handover', 'subjects', 'offer'],
        ['agents', 'forms', 'offer'],
        ['agents', 'fields', 'offer'],
      ],
      notice: [['kinds', 'offer']],
    })) {
      const file = join(content, name, 'index.yaml');
      const words = parseDocument(readFileSync(file, 'utf8'));
      for (const path of strings) words.deleteIn(path);
      writeFileSync(file, words.toString());
    }
    putOnSite(place.DATA_DIR, 'red');
    const app = await runningApp(place);
    expect(await home(app)).toBe(pageOf('red'));
    const { reference } = (await post(app, 'contact', { ...aContact, page: '/contact' })).json();
    expect(reference).toMatch(/^RED-/);
  });

  it('is followed by every server that shares the folder, and back again', async () => {
    const [place, other] = [aPlace(), aPlace()];
    addRelease(place.DATA_DIR, 'red');
    symlinkSync(deskFolder(place.DATA_DIR), deskFolder(other.DATA_DIR));
    const apps = [await runningApp(place), await runningApp(other)];
    for (const release of ['red', 'ours']) {
      putOnSite(place.DATA_DIR, release === 'ours' ? ownRelease : release);
      const began = performance.now();
      await Promise.all(apps.map((app) => shows(app, release)));
      expect(performance.now() - began).toBeLessThan(60_000);
    }
  });

  it('takes the place of another without a request that fails or is answered by both', async () => {
    const place = aPlace();
    for (const release of ['red', 'blue']) addRelease(place.DATA_DIR, release);
    const app = await runningApp(place);
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    onTestFinished(() => agent.destroy());
    const pages = new Map(['ours', 'red', 'blue'].map((release) => [pageOf(release), release]));
    const seen = new Set<string>();
    let isOver = false;
    let kept = 0;
    const read = async () => {
      while (!isOver) {
        const { status, body } = await fetched(agent, `${address}/contact`);
        const release = pages.get(body) ?? 'two at once';
        expect([status, release]).toEqual([200, expect.not.stringContaining('two')]);
        seen.add(release);
        expect((await fetched(agent, `${address}/_astro/${release}.js`)).status).toBe(200);
      }
    };
    const enquire = async () => {
      while (!isOver) {
        const sent = { ...aContact, message: `The ${kept}.`, key: crypto.randomUUID() };
        expect((await post(app, 'contact', sent)).statusCode).toBe(201);
        kept += 1;
      }
    };
    const all = Promise.all([...Array.from({ length: 8 }, read), enquire()]);
    for (const release of ['red', 'blue']) {
      putOnSite(place.DATA_DIR, release);
      await Promise.race([until(`${release} to be seen`, () => seen.has(release)), all]);
    }
    isOver = true;
    await all;
    expect([...seen]).toEqual(['ours', 'red', 'blue']);
    expect(kept).toBeGreaterThan(0);
  });

  it('brings its own words into mails', async () => {
    const mails = await MailServer.start();
    onTestFinished(() => mails.pause());
    const place = { ...aPlace(), SMTP_URL: mails.url };
    addRelease(place.DATA_DIR, 'kolmi');
    const app = await runningApp(place);
    const reply = async (email: string) => {
      await post(app, 'contact', { ...aContact, email, page: '/contact' });
      await until('the reply', () => mails.to(email).length === 1);
      return mails.to(email)[0]?.mail.text;
    };
    expect(await reply('rahim@example.com')).not.toContain('kolmi');
    putOnSite(place.DATA_DIR, 'kolmi');
    await shows(app, 'kolmi');
    expect(await reply('karim@example.com')).toContain('kolmi');
  });
});

describe('the site that the program came with', () => {
  it('is shown anew whenever it was built anew and named again', async () => {
    const place = aPlace();
    const app = await runningApp(place);
    for (const built of ['anew', 'once more']) {
      writeSiteOf(built, place.SITE_DIR);
      mkdirSync(deskFolder(place.DATA_DIR), { recursive: true });
      putOnSite(place.DATA_DIR, ownRelease);
      await shows(app, built);
    }
  });
});

describe('a release that can’t be shown', () => {
  it.each([
    ['is not there', (folder: string) => rmSync(folder, { recursive: true })],
    ['has no page', (folder: string) => rmSync(siteIn(folder), { recursive: true })],
    [
      'lacks a sentence',
      (folder: string) => writeFileSync(join(contentIn(folder), 'forms/index.yaml'), 'a: 1'),
    ],
    [
      'has rules that are cut',
      (folder: string) => writeFileSync(join(siteIn(folder), 'headers.json'), '{"*":'),
    ],
  ])(
    'leaves the site as it was when it %s, and is shown once it is whole',
    async (_what, spoil) => {
      const place = aPlace();
      addRelease(place.DATA_DIR, 'red');
      spoil(releaseFolder(deskFolder(place.DATA_DIR), 'red'));
      putOnSite(place.DATA_DIR, 'red');
      const app = await runningApp(place);
      expect(await home(app)).toBe(pageOf('ours'));
      rmSync(releaseFolder(deskFolder(place.DATA_DIR), 'red'), { recursive: true, force: true });
      addRelease(place.DATA_DIR, 'red');
      await shows(app, 'red');
    },
  );

  it('is told of once, though it is tried again and again', async () => {
    const place = aPlace();
    mkdirSync(deskFolder(place.DATA_DIR));
    writeFileSync(pointerFile(deskFolder(place.DATA_DIR)), '{"release":"../../etc"');
    const server = new ServerHere(place);
    expect(await (await fetch(await server.listening())).text()).toBe(pageOf('ours'));
    putOnSite(place.DATA_DIR, 'missing');
    const told = () => server.lines.filter((line) => line.includes('release.unreadable')).length;
    await until('the other to be told of', () => told() === 2);
    addRelease(place.DATA_DIR, 'missing');
    await until('it to be shown', () =>
      server.lines.some((line) => line.includes('release.shown')),
    );
    expect(told()).toBe(2);
  });
});

describe('a file named after its content', () => {
  it('is answered for pages of earlier releases and of the draft', async () => {
    const place = aPlace();
    const desk = deskFolder(place.DATA_DIR);
    for (const release of ['red', 'blue']) addRelease(place.DATA_DIR, release);
    writeSiteOf('drafted', siteIn(draftFolder(desk)));
    putOnSite(place.DATA_DIR, 'blue');
    const app = await runningApp(place);
    for (const release of ['blue', 'red', 'ours', 'drafted']) {
      const { statusCode, headers, body } = await app.inject(`/_astro/${release}.js`);
      expect([statusCode, body]).toEqual([200, `console.log('${release}');`]);
      expect(headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it.each([
    '/_astro/none.js',
    '/_astro/../contact.html.js',
    '/_astro/%2e%2e/headers.json',
    '/_astro/..%2findex.html',
    '/_astro/.hidden',
    '/_astro/',
    '/_astro//etc/passwd',
  ])('is nothing else: %s', async (address) => {
    const place = aPlace();
    addRelease(place.DATA_DIR, 'red');
    const app = await runningApp(place);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const status = await new Promise((resolve) => {
      get({ host: '127.0.0.1', port, path: address, agent: false }, (answer) => {
        resolve(answer.resume().statusCode);
      });
    });
    expect(status).toBe(404);
  });
});
