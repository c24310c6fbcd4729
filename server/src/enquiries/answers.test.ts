import { describe, expect, it } from 'vitest';
import { newDirectory } from '../../test/new-directory.ts';
import { aContact, aDemo, post, runningApp } from '../../test/running-app.ts';
import { loadSentences } from '../sentences.ts';
import { bodyLimit } from './large-forms.ts';

const { messages, fields, reachable } = loadSentences().forms.en.words;

describe('answers to scripts', () => {
  it('says beside which field what is wrong, with the limit in it', async () => {
    const app = await runningApp({ DATA_DIR: newDirectory() });
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
        name: 'Please keep the name to 200 characters.',
        email: fields.email.invalid,
        phone: fields.phone.invalid,
        message: 'Please keep the message to 5000 characters.',
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
    const app = await runningApp({ DATA_DIR: newDirectory() });
    const answer = await post(app, 'contact', { ...aContact, email });
    // A suggestion may follow.
    const [sentence = ''] = fields.email.invalid.split(/(?<=\.) /);
    expect(answer.json()).toEqual({ errors: { email: expect.stringContaining(sentence) } });
  });

  it('takes nothing from the draft of the site, where owners try forms', async () => {
    const app = await runningApp({ DATA_DIR: newDirectory() });
    const statusFrom = async (page: string) =>
      (
        await post(app, 'contact', aContact, {
          ...{ host: 'nokshi.example', 'sec-fetch-site': 'same-origin' },
          referer: `https://nokshi.example${page}`,
        })
      ).statusCode;
    expect(await statusFrom('/desk/draft/contact')).toBe(403);
    expect(await statusFrom('/desk/draft')).toBe(403);
    expect(await statusFrom('/desk/shown/bn/contact?a=b')).toBe(403);
    expect(await statusFrom('/contact?from=/desk/draft/')).toBe(201);
  });

  it('refuses other sites, but not our own pages or those on the list', async () => {
    const list = 'https://www.nokshi.example,https://nokshi.pages.example';
    const app = await runningApp({ DATA_DIR: newDirectory(), ALLOWED_ORIGINS: list });
    const statusWith = async (headers: Record<string, string>) =>
      (await post(app, 'contact', aContact, { host: 'nokshi.example', ...headers })).statusCode;
    expect(await statusWith({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await statusWith({ 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await statusWith({ origin: 'https://evil.example' })).toBe(403);
    expect(await statusWith({ origin: 'null' })).toBe(403);
    expect(await statusWith({ origin: 'https://nokshi.example' })).toBe(201);
    expect(await statusWith({ origin: 'https://nokshi.example', host: 'NOKSHI.example:443' })).toBe(
      200,
    );
    // A proxy that keeps from us whom visitors asked.
    expect(await statusWith({ origin: 'https://nokshi.example', host: 'localhost:3000' })).toBe(
      200,
    );
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
      DATA_DIR: newDirectory(),
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
    const app = await runningApp({ DATA_DIR: newDirectory(), RATE_LIMIT_MAX: '7' });
    const large = await post(app, 'contact', { ...aContact, message: 'x'.repeat(bodyLimit) });
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
    const app = await runningApp({ DATA_DIR: newDirectory() });
    const answer = await app.inject({ method: 'PUT', url: '/api/contact', payload: aContact });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST, OPTIONS']);
    const byHand = await app.inject({
      url: '/api/demo',
      headers: { accept: 'text/html,*/*;q=0.8' },
    });
    expect([byHand.statusCode, byHand.headers.location]).toEqual([303, '/book-a-demo']);
  });
});
