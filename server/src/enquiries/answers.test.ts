import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { parse } from 'node-html-parser';
import { describe, expect, it, onTestFinished } from 'vitest';
import { builtSite } from '../../test/built-site.ts';
import {
  aContact,
  aDemo,
  allLeads,
  openDatabase,
  post,
  runningApp,
} from '../../test/running-app.ts';
import { loadWords } from '../words.ts';

const { messages, fields, reachable } = loadWords().forms;

function newLedger(): Record<string, string> {
  const directory = mkdtempSync(join(tmpdir(), 'answers-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return { DATA_DIR: directory };
}

const browser = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'content-type': 'application/x-www-form-urlencoded',
};

/** Posts a form as a browser without JavaScript does. */
const submit = (
  app: FastifyInstance,
  kind: 'contact' | 'demo',
  values: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  app.inject({
    method: 'POST',
    url: `/api/${kind}`,
    headers: { ...browser, ...headers },
    payload: new URLSearchParams(values).toString(),
  });

describe('answers to scripts', { timeout: 40_000 }, () => {
  it('says beside which field what is wrong, with the limit in it', async () => {
    const app = await runningApp(newLedger());
    const nothing = await post(app, 'contact', {});
    expect(nothing.statusCode).toBe(422);
    expect(nothing.json()).toEqual({
      errors: {
        name: fields.name.missing,
        email: fields.email.missing,
        message: fields.message.missing,
      },
    });
    const tooLong = await post(app, 'contact', {
      ...aContact,
      name: 'x'.repeat(201),
      email: 'nobody',
      phone: '12345',
      message: 'আ'.repeat(5001),
    });
    expect(tooLong.json()).toEqual({
      errors: {
        name: 'Please keep the name under 200 characters.',
        email: fields.email.invalid,
        phone: fields.phone.invalid,
        message: 'Please keep the message under 5000 characters.',
      },
    });
    const unreachable = await post(app, 'demo', { ...aDemo, email: '', phone: '', consent: '' });
    expect(unreachable.json()).toEqual({ errors: { phone: reachable } });
    const software = await post(app, 'demo', { ...aDemo, software: 'Excel' });
    expect(software.json()).toEqual({ errors: { software: fields.software.invalid } });
    expect((await post(app, 'demo', { phone: '০১৭০০০০০০০০' })).statusCode).toBe(201);
    expect((await post(app, 'demo', { email: 'a@b.example' })).statusCode).toBe(201);
  });

  it.each([
    ['a@b.example, c@d.example'],
    ['a@b.example\r\nBcc: c@d.example'],
    ['<a@b.example>'],
    ['"a b"@c.example'],
    ['a@b@c.example'],
    ['a@.example'],
    ['a@b.'],
    ['a b@c.example'],
  ])('takes %j for no email address', async (email) => {
    const app = await runningApp(newLedger());
    const answer = await post(app, 'contact', { ...aContact, email });
    expect(answer.json()).toEqual({ errors: { email: fields.email.invalid } });
  });

  it('refuses other sites, but not our own pages or those on the list', async () => {
    const list = 'https://www.nokshi.example,https://nokshi.pages.example';
    const app = await runningApp({ ...newLedger(), ALLOWED_ORIGINS: list });
    const statusWith = async (headers: Record<string, string>) =>
      (await post(app, 'contact', aContact, { host: 'nokshi.example', ...headers })).statusCode;
    expect(await statusWith({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await statusWith({ 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await statusWith({ origin: 'https://evil.example' })).toBe(403);
    expect(await statusWith({ origin: 'null' })).toBe(403);
    expect(await statusWith({ origin: 'https://nokshi.example' })).toBe(201);
    expect(await statusWith({ 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(
      await statusWith({ 'sec-fetch-site': 'cross-site', origin: 'https://nokshi.pages.example' }),
    ).toBe(200);
    const refused = await post(app, 'contact', aContact, { origin: 'https://evil.example' });
    expect(refused.json()).toEqual({ error: messages.crossSite });
    expect(refused.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('answers the preflight of an allowed origin alone', async () => {
    const app = await runningApp({
      ...newLedger(),
      ALLOWED_ORIGINS: 'https://www.nokshi.example',
    });
    const preflight = (origin: string) =>
      app.inject({
        method: 'OPTIONS',
        url: '/api/contact',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const allowed = await preflight('https://www.nokshi.example');
    expect(allowed.statusCode).toBe(204);
    expect(allowed.headers['access-control-allow-origin']).toBe('https://www.nokshi.example');
    expect(allowed.headers['access-control-allow-headers']).toContain('idempotency-key');
    const other = await preflight('https://evil.example');
    expect(other.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('has one sentence for what is too large, unreadable or too often', async () => {
    const app = await runningApp({ ...newLedger(), RATE_LIMIT_MAX: '3' });
    const large = await post(app, 'contact', { ...aContact, message: 'x'.repeat(64 * 1024) });
    expect([large.statusCode, large.json()]).toEqual([413, { error: messages.tooLarge }]);
    const raw = (payload: string, type: string) =>
      app.inject({
        method: 'POST',
        url: '/api/contact',
        headers: { 'content-type': type },
        payload,
      });
    for (const [payload, type] of [
      ['<a/>', 'application/xml'],
      ['{"name":', 'application/json'],
      ['--x', 'multipart/form-data; boundary=x'],
    ] as const) {
      const answer = await raw(payload, type);
      expect([answer.statusCode, answer.json()]).toEqual([415, { error: messages.unsupported }]);
    }
    for (let index = 0; index < 3; index += 1) await post(app, 'contact', aContact);
    const often = await post(app, 'demo', aDemo);
    expect([often.statusCode, often.json()]).toEqual([429, { error: messages.tooMany }]);
    expect(Number(often.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(often.headers['retry-after'])).toBeLessThanOrEqual(60);
    const neighbour = await app.inject({
      method: 'POST',
      url: '/api/demo',
      payload: aDemo,
      remoteAddress: '10.1.1.1',
    });
    expect(neighbour.statusCode).toBe(201);
  });

  it('knows only POST', async () => {
    const app = await runningApp(newLedger());
    const answer = await app.inject({ method: 'PUT', url: '/api/contact', payload: aContact });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST, OPTIONS']);
    const byHand = await app.inject({ url: '/api/demo', headers: { accept: browser.accept } });
    expect([byHand.statusCode, byHand.headers.location]).toEqual([303, '/book-a-demo']);
  });
});

describe('answers to browsers without JavaScript', { timeout: 40_000 }, () => {
  it('sends a visitor to the thanks, where the reference stands', async () => {
    const app = await runningApp({ ...newLedger(), SITE_DIR: builtSite() });
    const sent = await submit(app, 'contact', aContact);
    expect(sent.statusCode).toBe(303);
    expect(sent.headers.location).toMatch(/^\/thank-you\?reference=NK-\w{4}-\w{4}$/);
    const thanks = await app.inject({ url: String(sent.headers.location) });
    const line = parse(thanks.body).querySelector('[data-reference-line]');
    expect(line?.hasAttribute('hidden')).toBe(false);
    expect(line?.textContent).toContain(String(sent.headers.location).slice(-12));
    expect(thanks.headers['cache-control']).toBe('no-store');

    const plain = await app.inject({ url: '/thank-you' });
    expect(parse(plain.body).querySelector('[data-reference-line]')?.hasAttribute('hidden')).toBe(
      true,
    );
    for (const text of ['<script>', 'NK-0000-0000', 'NK-2222-2222<b>', '']) {
      const page = await app.inject({ url: `/thank-you?reference=${encodeURIComponent(text)}` });
      expect([page.statusCode, page.body]).toEqual([200, plain.body]);
    }
  });

  it('goes back to the site it came from when that is on another host', async () => {
    const origin = 'https://www.nokshi.example';
    const app = await runningApp({ ...newLedger(), ALLOWED_ORIGINS: origin });
    const sent = await submit(app, 'contact', aContact, { origin });
    expect(sent.headers.location).toMatch(
      /^https:\/\/www\.nokshi\.example\/thank-you\?reference=NK-/,
    );
  });

  it('shows the form again with everything typed and each error in its place', async () => {
    const app = await runningApp({ ...newLedger(), SITE_DIR: builtSite() });
    const typed = {
      name: '"><script>alert(1)</script>',
      email: "not'an&amp;address",
      phone: '০১৭০০০০০০০০',
      subject: '$& $1 \\ `',
      message: '\nfirst </textarea><b>bold</b>\nlast &lt;',
      page: '/products/ERP',
    };
    const answer = await submit(app, 'contact', typed);
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toBe("default-src 'self'");
    const page = parse(answer.body);
    for (const [name, value] of Object.entries(typed)) {
      const control = page.querySelector(`[name="${name}"]`);
      const shown =
        name === 'message'
          ? control?.textContent.replace(/^\n/, '')
          : control?.getAttribute('value');
      expect(shown).toBe(value);
    }
    const error = page.querySelector('#contact-email-error');
    expect([error?.textContent, error?.hasAttribute('hidden')]).toEqual([
      fields.email.invalid,
      false,
    ]);
    expect(page.querySelector('[name="email"]')?.getAttribute('aria-invalid')).toBe('true');
    expect(page.querySelector('#contact-name-error')?.hasAttribute('hidden')).toBe(true);
    expect(page.querySelector('[data-form-status]')?.textContent).toBe(messages.failedFields);
    expect(page.querySelector('[data-handover]')?.hasAttribute('hidden')).toBe(true);
    // The page's own script is as it was built, or its hash in the policy would not fit.
    expect(answer.body).toContain(
      '<script>if (1 < 2 && "a" !== `b`) { document.title += "</p>"; }</script>',
    );
  });

  it('keeps the choice and the consent of the demo form', async () => {
    const app = await runningApp({ ...newLedger(), SITE_DIR: builtSite() });
    const answer = await submit(app, 'demo', { software: 'HRM', consent: 'yes', company: 'Padma' });
    const page = parse(answer.body);
    expect(answer.statusCode).toBe(422);
    expect(page.querySelectorAll('option[selected]').map((option) => option.textContent)).toEqual([
      'HRM',
    ]);
    expect(page.querySelector('[name="consent"]')?.hasAttribute('checked')).toBe(true);
    expect(page.querySelector('#demo-phone-error')?.textContent).toBe(reachable);
  });

  it('never lets what was typed become part of the page', async () => {
    const app = await runningApp({ ...newLedger(), SITE_DIR: builtSite() });
    const empty = parse((await submit(app, 'contact', {})).body);
    const tagsOf = (page: ReturnType<typeof parse>) =>
      page.querySelectorAll('*').map(({ tagName }) => tagName);
    const nasty = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc
        .array(
          fc.constantFrom(
            '<',
            '>',
            '"',
            "'",
            '&',
            '</textarea>',
            '<!--',
            '-->',
            'x',
            '\n',
            '<script>',
            '&quot;',
            ']]>',
            '\\',
            '$&',
          ),
          { maxLength: 12 },
        )
        .map((parts) => parts.join('')),
    );
    await fc.assert(
      fc.asyncProperty(nasty, nasty, nasty, async (name, email, message) => {
        const typed = {
          name: name.toWellFormed(),
          email: `${email}@`.toWellFormed(),
          message: message.toWellFormed(),
        };
        const answer = await submit(app, 'contact', typed);
        expect(answer.statusCode).toBe(422);
        expect(tagsOf(parse(answer.body))).toEqual(tagsOf(empty));
        const value = parse(answer.body).querySelector('[name="name"]')?.getAttribute('value');
        expect(value ?? '').toBe(typed.name);
      }),
      { numRuns: 150 },
    );
  });

  it('gives the words back when too many come from one address', async () => {
    const app = await runningApp({ ...newLedger(), SITE_DIR: builtSite(), RATE_LIMIT_MAX: '1' });
    await submit(app, 'contact', aContact);
    const answer = await submit(app, 'contact', aContact);
    const page = parse(answer.body);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(page.querySelector('[name="email"]')?.getAttribute('value')).toBe(aContact.email);
    expect(page.querySelector('[data-form-status]')?.textContent).toBe(messages.tooMany);
  });

  it('offers the other ways when the enquiry cannot be kept', async () => {
    const app = await runningApp({ DATA_DIR: '/dev/null/nowhere', SITE_DIR: builtSite() });
    const answer = await submit(app, 'contact', aContact);
    const page = parse(answer.body);
    expect(answer.statusCode).toBe(503);
    expect(page.querySelector('[data-handover]')?.hasAttribute('hidden')).toBe(false);
    expect(page.querySelector('[data-form-status]')?.textContent).toBe(messages.unavailable);
    expect(page.querySelector('[name="message"]')?.textContent.trim()).toBe(aContact.message);
    expect((await app.inject({ url: '/contact' })).statusCode).toBe(200);
  });
});

describe('the server without a built site', { timeout: 40_000 }, () => {
  it('says what to run, and takes enquiries all the same', async () => {
    const ledger = newLedger();
    const app = await runningApp(ledger);
    const home = await app.inject({ url: '/' });
    expect([home.statusCode, home.body]).toEqual([503, expect.stringContaining('npm run build')]);
    expect((await submit(app, 'contact', aContact)).statusCode).toBe(303);
    expect(await allLeads(openDatabase(ledger))).toHaveLength(1);
  });
});
