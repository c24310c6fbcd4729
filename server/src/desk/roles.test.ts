import { operations } from '@nokshi/contract/contract.ts';
import { type Role, roles } from '@nokshi/contract/vocabulary.ts';
import { expect, it } from 'vitest';
import { aDesk, type DeskBrowser } from '../../test/desk.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { besideTests } from '../../test/running-app.ts';
import { EditorAway } from './editor-away.ts';

const everybody = ['owner', 'editor', 'sales'];
const enquiries = ['owner', 'sales'];
const content = ['owner', 'editor'];
const owner = ['owner'];

/** Who may do what: every address of the desk's API behind its door. */
const who: Record<string, readonly string[]> = {
  'GET /session': everybody,
  'PATCH /session': everybody,
  'GET /sessions': everybody,
  'DELETE /sessions': everybody,
  'DELETE /sessions/{id}': everybody,
  'GET /session/confirmation': everybody,
  'POST /session/confirmation': everybody,
  'POST /session/second-factor': everybody,
  'PUT /session/second-factor': everybody,
  'GET /events': everybody,
  'GET /presence': everybody,
  'PUT /presence': everybody,
  'GET /log': everybody,
  'GET /users': everybody,

  'GET /enquiries': enquiries,
  'GET /enquiries/count': enquiries,
  'POST /enquiries/bulk': enquiries,
  'GET /enquiries/{reference}': enquiries,
  'PATCH /enquiries/{reference}': enquiries,
  'GET /enquiries/{reference}/others': enquiries,
  'POST /enquiries/{reference}/resend': enquiries,
  'POST /enquiries/{reference}/set-aside': enquiries,
  'POST /enquiries/{reference}/release': enquiries,
  'GET /unread': enquiries,
  'GET /facets': enquiries,
  'GET /numbers': enquiries,
  'GET /numbers/views': enquiries,
  'GET /replies': enquiries,
  'POST /replies': enquiries,
  'PUT /replies/{id}': enquiries,
  'DELETE /replies/{id}': enquiries,

  'GET /content': content,
  'GET /content/checklist': content,
  'GET /content/archive': content,
  'GET /content/picks/{kind}': content,
  'GET /content/{folder}/{name}': content,
  'PATCH /content/{folder}/{name}': content,
  'POST /content/{folder}': content,
  'DELETE /content/{folder}/{name}': content,
  'PUT /content/{folder}/order': content,
  'GET /content/{folder}/{name}/history': content,
  'POST /content/{folder}/{name}/revert': content,
  'POST /content/{folder}/{name}/translated': content,
  'GET /content/{folder}/{name}/picture': content,
  'PUT /content/{folder}/{name}/picture': content,
  'GET /release': content,
  'POST /release': content,
  'DELETE /release': content,
  'POST /release/draft': content,
  'POST /release/back': content,
  'POST /release/planned': content,
  'DELETE /release/planned/{name}': content,
  'GET /guide': content,
  'POST /guide/plan': content,
  'POST /guide': content,

  'GET /enquiries/{reference}/forgetting': owner,
  'DELETE /enquiries/{reference}': owner,
  'GET /export': owner,
  'GET /log/export': owner,
  'GET /retention': owner,
  'POST /retention': owner,
  'DELETE /retention': owner,
  'GET /users/managed': owner,
  'POST /users': owner,
  'PUT /users/second-factor': owner,
  'PATCH /users/{email}': owner,
  'DELETE /users/{email}': owner,
  'POST /users/{email}/reset': owner,
};

/** Where nobody is signed in yet. */
const doors = ['POST /session', 'DELETE /session', 'POST /access', 'PUT /access'];

/** Whole sites, which are no part of the API. */
const sites = ['/desk/draft', '/desk/shown'];

/** An editor that never comes: who is let in is told so. */
const withoutEditor = {
  ...besideTests,
  newEditor: () => ({
    desk: '',
    temporaryFolder: '',
    ask: () => Promise.reject(new EditorAway('missing', 'There is no editor.')),
    stop: () => {},
  }),
};

type Method = Parameters<DeskBrowser['ask']>[0];

it('says of every address whose it is', () => {
  expect(Object.keys(operations).sort()).toEqual([...Object.keys(who), ...doors].sort());
});

onBothDatabases('the roles of the desk', (newLedger) => {
  it('let each do what is theirs, and nothing else', async () => {
    const desk = await aDesk(newLedger, undefined, undefined, withoutEditor);
    const { app, rahim, karima, signedIn } = desk;
    const browsers: Record<Role, DeskBrowser> = {
      owner: rahim,
      sales: karima,
      editor: await signedIn('Nasrin', 'editor'),
    };
    for (const browser of Object.values(browsers)) await browser.confirm();
    // What can't be read is refused to whoever is let in, and nothing is done.
    const body = { payload: '{', headers: { 'content-type': 'application/json' } };
    for (const [address, allowed] of Object.entries(who)) {
      const [method = '', path = ''] = address.replaceAll(/\{\w+\}/g, 'NK-2345-6789').split(' ');
      for (const role of roles) {
        // A stream that begins never ends (live.test.ts).
        if (path === '/events') continue;
        const browser = browsers[role];
        const { statusCode } = await browser.ask(
          method as Method,
          path,
          method === 'GET' ? {} : body,
        );
        const isAllowed = allowed.includes(role);
        expect([address, role, statusCode !== 403]).toEqual([address, role, isAllowed]);
        if (method !== 'GET' || isAllowed) continue;
        const cookies = Object.fromEntries(browser.cookies);
        const head = await app.inject({ method: 'HEAD', url: `/api/desk${path}`, cookies });
        expect([address, role, [403, 404].includes(head.statusCode)]).toEqual([
          address,
          role,
          true,
        ]);
      }
    }
    for (const url of sites) {
      for (const role of roles) {
        const cookies = Object.fromEntries(browsers[role].cookies);
        const { statusCode } = await app.inject({ url: `${url}/`, cookies });
        expect([url, role, statusCode !== 403]).toEqual([url, role, content.includes(role)]);
      }
    }
  });

  it('let owners alone say where the site is and what it loads from elsewhere', async () => {
    const desk = await aDesk(newLedger, undefined, undefined, withoutEditor);
    const nasrin = await desk.signedIn('Nasrin', 'editor');
    const payload = { version: 'any', changes: [{ path: ['url'], value: 'https://evil.example' }] };
    for (const browser of [nasrin, desk.rahim]) {
      const { statusCode } = await browser.ask('PATCH', '/content/singles/company', { payload });
      expect(statusCode).toBe(browser === nasrin ? 403 : 503);
    }
  });

  it('tell an editor nothing of enquiries, and sales nothing of the draft', async () => {
    const { rahim, karima, signedIn, enquire } = await aDesk(newLedger);
    const reference = await enquire();
    const nasrin = await signedIn('Nasrin', 'editor');
    const { version } = (await karima.ask('GET', `/enquiries/${reference}`)).json();
    const give = (assignee: string) =>
      karima.ask('PATCH', `/enquiries/${reference}`, { payload: { version, assignee } });
    expect((await give('nasrin@nokshi.example')).statusCode).toBe(422);
    expect((await give('rahim@nokshi.example')).statusCode).toBe(200);
    const log = (browser: DeskBrowser) => browser.ask('GET', `/log?reference=${reference}`);
    expect((await log(karima)).json().items).toHaveLength(1);
    expect((await log(nasrin)).json().items).toEqual([]);
    const stream = crypto.randomUUID();
    const say = (browser: DeskBrowser, place: object) =>
      browser.ask('PUT', '/presence', { payload: { stream, writing: false, ...place } });
    expect((await say(nasrin, { reference })).statusCode).toBe(403);
    expect((await say(karima, { entry: 'products/POS' })).statusCode).toBe(403);
    // Allowed, but the page is none.
    expect((await say(nasrin, { entry: 'products/POS' })).statusCode).toBe(404);
    expect((await say(rahim, { entry: 'products/POS' })).statusCode).toBe(404);
  });
});
