import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { builtSite } from '../../test/built-site.ts';
import { aPassword, aUser } from '../../test/desk.ts';
import { freePort } from '../../test/free-port.ts';
import { newDirectory } from '../../test/new-directory.ts';
import { aContact, openDatabase } from '../../test/running-app.ts';
import { ServerHere } from '../../test/server-here.ts';
import { until } from '../../test/until.ts';

/** A built site with a desk and what its page loads. */
function siteWithDesk(): string {
  const site = builtSite();
  mkdirSync(join(site, '_astro'));
  writeFileSync(join(site, 'desk.html'), '<!doctype html><title>Desk</title>');
  writeFileSync(join(site, '_astro/desk.js'), 'desk();');
  writeFileSync(join(site, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return site;
}

/** A server whose desk has a port of its own, and one user. */
async function aServer(variables: Record<string, string> = {}) {
  const DATA_DIR = newDirectory();
  const DESK_PORT = String(await freePort());
  const server = new ServerHere({ DATA_DIR, DESK_PORT, SITE_DIR: siteWithDesk(), ...variables });
  const site = await server.listening();
  const desk = `http://localhost:${DESK_PORT}`;
  const email = await aUser(openDatabase({ DATA_DIR }), 'Rahim', 'owner');
  await until('the desk to open', async () => (await fetch(`${desk}/desk`)).status === 200);
  return { server, site, desk, email, DESK_PORT };
}

/** What an answer tells, but for its address and time. */
async function told(address: string, init?: RequestInit) {
  const answer = await fetch(address, init);
  return {
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => name !== 'date'),
    body: (await answer.text()).replace(/Route \S+ not/, 'Route not'),
  };
}

it('stands on its own port alone, with what its page loads and nothing else', async () => {
  const { site, desk, email, server } = await aServer({ ACCESS_LOG: 'on' });
  // To visitors, an address like any other that there isn't.
  expect(await told(`${site}/desk`)).toEqual(await told(`${site}/nothing`));
  expect(await told(`${site}/desk/enquiries`)).toEqual(await told(`${site}/nothing`));
  expect(await told(`${site}/api/desk/session`)).toEqual(await told(`${site}/api/none/session`));

  for (const path of ['/desk', '/desk/enquiries/NK-1', '/_astro/desk.js', '/favicon.svg']) {
    expect([path, (await told(`${desk}${path}`)).status]).toEqual([path, 200]);
  }
  expect((await fetch(`${desk}/desk`)).headers.get('x-content-type-options')).toBe('nosniff');
  for (const path of [
    '/',
    '/contact',
    '/desks',
    '/healthz',
    '/api',
    '/api/contact',
    '/api/desk/../contact',
    '/_astro/%2e%2e/contact',
    '/_astro/../contact',
  ]) {
    expect([path, (await told(`${desk}${path}`)).status]).toEqual([path, 404]);
  }
  const headers = { 'content-type': 'application/json', origin: desk };
  const body = JSON.stringify(aContact);
  const sent = await told(`${desk}/api/contact`, { method: 'POST', headers, body });
  expect(sent.status).toBe(404);
  expect(sent.headers).toContainEqual(['x-content-type-options', 'nosniff']);

  const credentials = JSON.stringify({ email, password: aPassword });
  const signIn = { method: 'POST', headers, body: credentials };
  const signedIn = await fetch(`${desk}/api/desk/session`, signIn);
  expect(signedIn.status).toBe(204);
  const cookie = signedIn.headers.getSetCookie().map((one) => one.split(';')[0]);
  const withCookie = { headers: { cookie: cookie.join('; ') } };
  expect((await told(`${desk}/api/desk/session`, withCookie)).status).toBe(200);
  expect((await told(`${site}/api/desk/session`, withCookie)).status).toBe(404);
  expect(server.lines.join('\n')).toMatch(/"event":"request".*"path":"\/_astro\/desk.js"/);
});

it('cuts off slow senders and bodies that are too long there, too', async () => {
  const { desk } = await aServer({ REQUEST_TIMEOUT_SECONDS: '1' });
  const headers = { 'content-type': 'application/json', origin: desk };
  const slow = request(`${desk}/api/desk/session`, {
    method: 'POST',
    headers: { ...headers, 'content-length': 10 },
  });
  slow.on('error', () => {});
  slow.flushHeaders();
  const [answer] = await once(slow, 'response');
  expect(answer.statusCode).toBe(408);
  const body = JSON.stringify({ email: 'a'.repeat(70_000) });
  const long = await told(`${desk}/api/desk/session`, { method: 'POST', headers, body });
  expect(long.status).toBe(413);
});

it('stops with the site, whatever is connected', async () => {
  const { server, desk } = await aServer();
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const kept = request(`${desk}/desk`, { agent }).end();
  const [answer] = await once(kept, 'response');
  answer.resume();
  await once(answer, 'end');
  server.kill();
  expect(await server.gone()).toBe(0);
});

it('says at the start why it cannot listen there', async () => {
  const { DESK_PORT } = await aServer();
  const second = new ServerHere({ DATA_DIR: newDirectory(), DESK_PORT });
  await expect(second.listening()).rejects.toThrow(
    `Port ${DESK_PORT} is in use; DESK_PORT=${Number(DESK_PORT) + 1} npm start takes another.`,
  );
  expect(await second.gone()).toBe(1);
});
