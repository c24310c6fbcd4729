import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noteOf } from '@nokshi/releases/kept-releases.ts';
import {
  deskFolder,
  draftFolder,
  releaseFolder,
  releasesFolder,
  siteIn,
} from '@nokshi/releases/paths.ts';
import { failed, idle, noteProgress } from '@nokshi/releases/progress.ts';
import { takeLock } from '@nokshi/releases/publish-lock.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { thisProgram } from '../../../../editor/src/publish/this-program.ts';
import { aDraftDirectory } from '../../../test/content-desk.ts';
import { aDesk } from '../../../test/desk.ts';
import { withEditorHere } from '../../../test/editor-here.ts';
import { forWholeFile } from '../../../test/for-whole-file.ts';
import { newDirectory } from '../../../test/new-directory.ts';
import { addRelease, pageOf, putOnSite, writeSiteOf } from '../../../test/releases.ts';

/** A desk of a built site, and the folder of what it publishes. */
const sharedDesk = forWholeFile(async (whenDone) => {
  const site = newDirectory(whenDone);
  const data = aDraftDirectory(whenDone);
  writeSiteOf('ours', site);
  const ledger = async () => ({ DATA_DIR: data, SITE_DIR: site });
  const desk = await aDesk(ledger, Date.now, whenDone, withEditorHere);
  const home = async () => (await desk.app.inject('/')).body;
  return { ...desk, data, site, folder: deskFolder(data), home };
});

/** The same, with the site that the program came with, and nothing else published. */
async function aPublishingDesk() {
  const desk = sharedDesk();
  onTestFinished(async () => {
    await desk.rahim.ask('POST', '/release/back', { payload: { id: 'original' } });
    for (const left of [releasesFolder(desk.folder), draftFolder(desk.folder)]) {
      rmSync(left, { recursive: true, force: true });
    }
    noteProgress(desk.folder, idle);
    expect(await desk.home()).toBe(pageOf('ours'));
  });
  return desk;
}

/** A release that somebody has published. */
function published(data: string, id: string, by: string, seconds?: number): void {
  addRelease(data, id);
  const note = { id, at: `2026-11-2${id.length}T09:00:00.000Z`, by, seconds };
  writeFileSync(noteOf(releaseFolder(deskFolder(data), id)), JSON.stringify(note));
}

describe('what is on the site', () => {
  it('is for owners alone', async () => {
    const { karima } = await aPublishingDesk();
    for (const [method, path] of [
      ['GET', '/release'],
      ['POST', '/release'],
      ['POST', '/release/back'],
      ['POST', '/release/draft'],
    ] as const) {
      expect((await karima.ask(method, path)).statusCode).toBe(403);
    }
  });

  it('is the site that the program came with at first; goes back to an earlier release at once, and to that site', async () => {
    const { rahim, data, home } = await aPublishingDesk();
    expect((await rahim.ask('GET', '/release')).json()).toMatchObject({
      current: null,
      previous: [],
      state: 'idle',
      draft: null,
    });
    published(data, 'red', 'Rahim');
    published(data, 'blue', 'Karima', 75);
    putOnSite(data, 'blue');
    expect((await rahim.ask('GET', '/release')).json()).toMatchObject({ lastSeconds: 75 });
    const back = (id: string) => rahim.ask('POST', '/release/back', { payload: { id } });
    expect((await back('green')).statusCode).toBe(404);
    expect((await back('../red')).statusCode).toBe(404);
    const answer = await back('red');
    expect([answer.statusCode, await home()]).toEqual([202, pageOf('red')]);
    expect(answer.json()).toMatchObject({
      current: { id: 'red', by: 'Rahim' },
      previous: [
        { id: 'blue', by: 'Karima' },
        { id: 'original', by: '' },
      ],
      state: 'idle',
    });
    expect((await back('original')).json()).toMatchObject({ current: null, state: 'idle' });
    expect(await home()).toBe(pageOf('ours'));
  });
});

describe('what is on the site, while somebody publishes elsewhere', () => {
  it('stays until that is over', async () => {
    const { rahim, data, folder, home } = await aPublishingDesk();
    published(data, 'red', 'Rahim');
    const letGo = takeLock(folder, 'publishing');
    const back = () => rahim.ask('POST', '/release/back', { payload: { id: 'red' } });
    expect([(await back()).statusCode, await home()]).toEqual([409, pageOf('ours')]);
    // What another server builds is not this one's to end.
    expect((await rahim.ask('DELETE', '/release')).statusCode).toBe(409);
    letGo?.();
    expect([(await back()).statusCode, await home()]).toEqual([202, pageOf('red')]);
  });
});

describe('what is on the site, while the editor can’t be asked', () => {
  it('is told all the same, and can be gone back from; what would change is not known', async () => {
    const { rahim, data, folder, home } = await aPublishingDesk();
    published(data, 'red', 'Rahim');
    putOnSite(data, 'red');
    const letGo = takeLock(folder, 'editing');
    const told = await rahim.ask('GET', '/release');
    expect(told.statusCode).toBe(200);
    expect(told.json()).toMatchObject({
      ...{ current: { id: 'red' }, previous: [{ id: 'original' }] },
      ...{ changes: null, faults: [] },
    });
    const back = await rahim.ask('POST', '/release/back', { payload: { id: 'original' } });
    expect([back.statusCode, back.json().current, back.json().changes]).toEqual([202, null, null]);
    expect(await home()).toBe(pageOf('ours'));
    letGo?.();
    expect((await rahim.ask('GET', '/release')).json().changes).toEqual([]);
  });
});

describe('a release that can’t be read', () => {
  it('is told of, and left for another one', async () => {
    const { rahim, data, folder, home } = await aPublishingDesk();
    for (const id of ['red', 'blue']) published(data, id, 'Rahim');
    rmSync(siteIn(releaseFolder(folder, 'red')), { recursive: true });
    const back = (id: string) => rahim.ask('POST', '/release/back', { payload: { id } });
    const damaged = await back('red');
    expect([damaged.statusCode, await home()]).toEqual([202, pageOf('ours')]);
    expect(damaged.json()).toMatchObject({ state: 'failed', failure: 'unreadable' });
    expect((await back('blue')).json()).toMatchObject({ state: 'idle', failure: null });
    expect(await home()).toBe(pageOf('blue'));
  });

  it('is on its way nowhere on a server that shows no site', async () => {
    const data = aDraftDirectory();
    const ledger = async () => ({ DATA_DIR: data, SITE_DIR: newDirectory() });
    const { rahim } = await aDesk(ledger, Date.now, onTestFinished, withEditorHere);
    published(data, 'red', 'Rahim');
    putOnSite(data, 'red');
    expect((await rahim.ask('GET', '/release')).json()).toMatchObject({
      ...{ current: { id: 'red' }, state: 'idle', lacks: 'site' },
    });
  });
});

describe('a release that another version of the program has built', () => {
  it('is told of, so that it is published again', async () => {
    const { rahim, data, folder } = await aPublishingDesk();
    const isOlder = async () => (await rahim.ask('GET', '/release')).json().isOlder;
    expect(await isOlder()).toBe(false);
    published(data, 'red', 'Rahim');
    await rahim.ask('POST', '/release/back', { payload: { id: 'red' } });
    expect(await isOlder()).toBe(true);
    const note = { id: 'red', at: '2026-11-23T09:00:00.000Z', by: 'Rahim' };
    const program = thisProgram();
    writeFileSync(noteOf(releaseFolder(folder, 'red')), JSON.stringify({ ...note, program }));
    expect(await isOlder()).toBe(false);
  });
});

describe('publishing', () => {
  it('is refused where the draft is wrong, and it is said where', async () => {
    const { rahim, folder, home } = await aPublishingDesk();
    const file = join(folder, 'draft/products/POS/index.yaml');
    const words = readFileSync(file, 'utf8');
    writeFileSync(file, words.replace(/^emblem: .*$/m, 'emblem: dragon'));
    onTestFinished(() => writeFileSync(file, words));
    const answer = await rahim.ask('POST', '/release');
    expect(answer.statusCode).toBe(422);
    const faults = [{ id: 'products/POS', path: ['emblem'] }];
    expect(answer.json()).toMatchObject({ state: 'failed', faults });
    expect((await rahim.ask('GET', '/release')).json()).toMatchObject({
      failure: 'faults',
      faults,
    });
    expect(await home()).toBe(pageOf('ours'));
  });

  it('of some changes is refused before it begins, where they would be wrong on the site', async () => {
    const { rahim, folder } = await aPublishingDesk();
    const file = join(folder, 'draft/products/POS/index.yaml');
    const words = readFileSync(file, 'utf8');
    writeFileSync(file, words.replace(/^emblem: .*$/m, 'emblem: dragon'));
    onTestFinished(() => writeFileSync(file, words));
    const answer = await rahim.ask('POST', '/release', { payload: { entries: ['products/POS'] } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      faults: [{ id: 'products/POS', path: ['emblem'] }],
      left: [],
    });
    expect((await rahim.ask('GET', '/release')).json()).toMatchObject({ state: 'idle' });
    for (const entries of [
      [],
      ['no/such'],
      ['products/POS', 'singles/prices'],
      ['products/POS', 'products/POS'],
    ]) {
      const refused = await rahim.ask('POST', '/release', { payload: { entries } });
      expect([entries, refused.statusCode, Object.keys(refused.json())]).toEqual([
        entries,
        422,
        ['message'],
      ]);
    }
  });

  it('that found people, clients or prices to be examples is told of, and of no fault', async () => {
    const { rahim, folder } = await aPublishingDesk();
    noteProgress(folder, failed('examples'));
    const told = (await rahim.ask('GET', '/release')).json();
    expect(told).toMatchObject({ state: 'failed', failure: 'examples', faults: [] });
  });

  it('is refused while somebody publishes on another machine, and told to have been broken off when that is gone', async () => {
    const { rahim, folder } = await aPublishingDesk();
    noteProgress(folder, { what: 'draft', state: 'building', progress: 0.5, reason: null });
    const letGo = takeLock(folder, 'publishing');
    const told = (await rahim.ask('GET', '/release')).json();
    expect(told).toMatchObject({ what: 'draft', state: 'building', progress: 0.5 });
    for (const path of ['/release', '/release/draft', '/release/back']) {
      const payload = path.endsWith('back') ? { payload: { id: 'red' } } : {};
      const refused = await rahim.ask('POST', path, payload);
      expect([refused.statusCode, refused.json().reason]).toEqual([409, 'publishing']);
    }
    letGo?.();
    const later = (await rahim.ask('GET', '/release')).json();
    expect(later).toMatchObject({ state: 'failed', failure: 'interrupted' });
  });
});

describe('the draft of the site', () => {
  async function aDraft() {
    const desk = await aPublishingDesk();
    const site = siteIn(draftFolder(desk.folder));
    const note = { id: 'draft', at: '2026-11-23T09:00:00.000Z', by: 'Rahim' };
    writeSiteOf('drafted', site);
    mkdirSync(join(site, 'services'));
    writeFileSync(
      join(site, 'services/hosting.html'),
      `<!doctype html><script>if (1 < 2) { "<a href='/x'>" }</script><a class="b" href="/contact">C</a><a href="/">H</a><a href="https://wa.me/1">W</a><a href="#top">T</a><form method="post" action="/api/contact"><button>Send</button></form><img src="/_astro/p.webp" alt=""><img alt="&quot;a&quot;" src="/technology/p.svg">`,
    );
    writeFileSync(
      join(site, 'headers.json'),
      JSON.stringify({
        '*': {},
        '/services/hosting': {
          'Content-Security-Policy': "script-src 'self'",
          'Speculation-Rules': '"/s.json"',
        },
      }),
    );
    writeFileSync(noteOf(draftFolder(desk.folder)), JSON.stringify(note));
    const show = (path: string, browser = desk.rahim, headers = {}) =>
      desk.app.inject({
        url: `/desk/draft${path}`,
        cookies: Object.fromEntries(browser.cookies),
        headers,
      });
    return { ...desk, show };
  }

  it('is shown to owners who are signed in, and kept nowhere', async () => {
    const { show, app, karima, rahim } = await aDraft();
    for (const path of ['', '/', '/contact']) {
      expect((await app.inject(`/desk/draft${path}`)).statusCode).toBe(401);
      expect((await show(path, karima)).statusCode).toBe(403);
      const { statusCode, headers, body } = await show(path);
      expect([statusCode, body]).toEqual([200, expect.stringContaining('Words of drafted')]);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
      });
    }
    expect((await rahim.ask('GET', '/release')).json().draft).toMatchObject({
      address: '/desk/draft',
    });
  });

  it('leads on within the draft, with the policy of each page', async () => {
    const { show } = await aDraft();
    const { body, headers } = await show('/services/hosting');
    expect(body).toBe(
      `<!doctype html><script>if (1 < 2) { "<a href='/x'>" }</script><a class="b" href="/desk/draft/contact">C</a><a href="/desk/draft">H</a><a href="https://wa.me/1">W</a><a href="#top">T</a><form method="post" action="/desk/draft/api/contact"><button>Send</button></form><img src="/_astro/p.webp" alt=""><img alt="&quot;a&quot;" src="/desk/draft/technology/p.svg">`,
    );
    expect(headers).toMatchObject({ 'content-security-policy': "script-src 'self'" });
    expect(headers).not.toHaveProperty('speculation-rules');
  });

  it('says at the foot of each page that it is the draft, in its language, and leads back to the desk', async () => {
    const { show, folder, site: ownSite } = await aDraft();
    const words = (draftNote: string) => ({
      preview: { draftNote, backToDesk: 'Back', openFromTerminal: '' },
    });
    mkdirSync(join(ownSite, 'desk'));
    onTestFinished(() => rmSync(join(ownSite, 'desk'), { recursive: true }));
    const output = JSON.stringify({ en: words('Draft <only>'), bn: words('খসড়া') });
    writeFileSync(join(ownSite, 'desk/editor.json'), output);
    const site = siteIn(draftFolder(folder));
    const page = (lang: string) =>
      `<!doctype html><html lang="${lang}"><body><p>Words</p></body></html>`;
    for (const lang of ['en', 'bn']) writeFileSync(join(site, `${lang}.html`), page(lang));
    const rules = { 'Content-Security-Policy': "style-src 'self' 'sha256-a='; script-src 'none'" };
    writeFileSync(join(site, 'headers.json'), JSON.stringify({ '*': rules }));
    const english = await show('/en');
    expect(english.body).toMatch(
      /<p>Words<\/p>.*Draft &lt;only&gt;.*href="\/desk\/release">Back<.*<\/body>/,
    );
    const [, style = ''] = /<style>(.*?)<\/style>/.exec(english.body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(english.headers['content-security-policy']).toBe(
      `style-src 'self' 'sha256-a=' 'sha256-${hash}'; script-src 'none'`,
    );
    expect((await show('/bn')).body).toContain('খসড়া');
    const framed = await show('/en', undefined, { 'sec-fetch-dest': 'iframe' });
    expect(framed.body).toBe(page('en'));
  });

  it('shows its page for wrong addresses, and nothing beside the site', async () => {
    const { show } = await aDraft();
    for (const path of [
      '/nothing',
      '/headers.json',
      '/..%2frelease.json',
      '/%2e%2e%2frelease.json',
      '/services/..%5c..%5crelease.json',
      '/services%00',
    ]) {
      const { statusCode, body } = await show(path);
      expect([path, statusCode]).toEqual([path, expect.toBeOneOf([400, 404])]);
      expect(body).not.toContain('Rahim');
    }
  });
});

describe('the site as the desk frames it', () => {
  it('is for owners who are signed in: the release that is shown, without scripts, framed by the desk alone', async () => {
    const { app, rahim, karima, data } = await aPublishingDesk();
    const show = (browser: typeof rahim) =>
      app.inject({ url: '/desk/shown/contact', cookies: Object.fromEntries(browser.cookies) });
    expect((await app.inject('/desk/shown/contact')).statusCode).toBe(401);
    expect((await show(karima)).statusCode).toBe(403);
    expect((await show(rahim)).body).toContain('Words of ours');
    published(data, 'red', 'Rahim');
    const site = siteIn(releaseFolder(deskFolder(data), 'red'));
    const page = '<!doctype html><script>x</script><a href="/">Home of red</a>';
    writeFileSync(join(site, 'contact.html'), page);
    const policy = { 'Content-Security-Policy': "script-src 'self'; frame-ancestors 'none'" };
    writeFileSync(join(site, 'headers.json'), JSON.stringify({ '*': {}, '/contact': policy }));
    await rahim.ask('POST', '/release/back', { payload: { id: 'red' } });
    const { body, headers } = await show(rahim);
    expect(body).toBe('<!doctype html><a href="/desk/shown">Home of red</a>');
    expect(headers).toMatchObject({
      'content-security-policy': "script-src 'self'; frame-ancestors 'self'",
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
    });
  });
});
