import { newReference } from '@nokshi/forms/reference.ts';
import fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newDirectory } from '../../test/new-directory.ts';
import { aContact, openDatabase } from '../../test/running-app.ts';
import { testEnvironment } from '../../test/test-environment.ts';
import { EnquiryKeeper } from '../ledger/enquiries/keep.ts';
import { loadSentences } from '../sentences.ts';
import { enquiryRoutes } from './routes.ts';

const formPage = (title: string) =>
  Buffer.from(
    `<h1>${title}</h1><form action="/api/contact"><input name="name"/><p data-form-status hidden></p></form>`,
  );

/** A server whose page, clock and log the test has in its hands. */
async function newServer() {
  const site = { page: formPage('Contact'), time: 0, lines: [] as Record<string, unknown>[] };
  const app = fastify({
    logger: { level: 'warn', stream: { write: (line) => site.lines.push(JSON.parse(line)) } },
  });
  onTestFinished(() => app.close());
  const database = openDatabase({ DATA_DIR: newDirectory() });
  const sentences = loadSentences();
  await app.register((scope) =>
    enquiryRoutes(scope, testEnvironment({}), {
      sentences,
      keeper: new EnquiryKeeper(database, () => newReference(sentences.referencePrefix)),
      pages: { html: () => site.page, headers: () => ({}) },
      now: () => site.time,
      onKept: () => {},
      count: () => {},
    }),
  );
  const post = (headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: {
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload: new URLSearchParams({ ...aContact, email: '' }).toString(),
    });
  return { site, post };
}

describe('refusals', () => {
  it('are told on the page of the site as it is now', async () => {
    const { site, post } = await newServer();
    expect((await post()).body).toContain('<h1>Contact</h1>');
    site.page = formPage('Write to us');
    const { body } = await post();
    expect(body).toContain('<h1>Write to us</h1>');
    expect(body).toContain(`value="${aContact.name}"`);
  });

  it.each([{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }])(
    'for what another website may have sent (%j) give the words back',
    async (headers) => {
      const { post } = await newServer();
      const { statusCode, body } = await post(headers);
      expect([statusCode, body]).toEqual([
        403,
        expect.stringContaining(`value="${aContact.name}"`),
      ]);
    },
  );

  it('of other websites are logged once a minute, with their number', async () => {
    const { site, post } = await newServer();
    for (const seconds of [0, 1, 59, 60, 200]) {
      site.time = seconds * 1000;
      expect((await post({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    }
    expect(site.lines.map(({ event, refused }) => [event, refused])).toEqual([
      ['enquiry.cross-site', 1],
      ['enquiry.cross-site', 3],
      ['enquiry.cross-site', 1],
    ]);
  });
});
