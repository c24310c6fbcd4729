/**
 * Runs in the copy of the repository that site.test.ts makes and builds, where the site and the words
 * of the forms are in German, too.
 */
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { describeEnquiry } from '../../server/src/ledger/enquiries/describe.ts';
import { composeMail } from '../../server/src/sending/mail.ts';
import { loadSentences } from '../../server/src/sentences.ts';
import { newDirectory } from '../../server/test/new-directory.ts';
import { aContact, openDatabase, post, runningApp } from '../../server/test/running-app.ts';

const site = join(import.meta.dirname, '../../site/dist');
const page = '/de/contact';
const missing = 'De Please write your name.';
const inEnglish = 'Please write your name.';

it('scripts get sentences in the language of the page they were sent from', async () => {
  const ledger = { DATA_DIR: newDirectory() };
  const app = await runningApp(ledger);
  const host = { host: 'nokshi.example' };
  const message = async (body: object, headers: Record<string, string> = {}) =>
    (await post(app, 'contact', body, { ...host, ...headers })).json().errors.name;
  expect(await message({ page })).toBe(missing);
  expect(await message({ page: '/contact' })).toBe(inEnglish);
  expect(await message({})).toBe(inEnglish);
  const referer = 'https://nokshi.example/de/products/HRM';
  expect(await message({}, { referer })).toBe(missing);
  expect(await message({ page: '/contact' }, { referer })).toBe(inEnglish);
  expect(await message({}, { referer: 'https://evil.example/de/contact' })).toBe(inEnglish);
  const tooLong = await post(app, 'contact', { ...aContact, page, name: 'x'.repeat(201) });
  expect(tooLong.json().errors.name).toBe('De Please keep the name to 200 characters.');
});

it('browsers without JavaScript get the pages of their language', async () => {
  const app = await runningApp({ DATA_DIR: newDirectory(), SITE_DIR: site });
  const submit = (body: object) => post(app, 'contact', body, { accept: 'text/html,*/*;q=0.8' });
  const mend = await submit({ page });
  expect(mend.statusCode).toBe(422);
  expect(mend.body).toMatch(/<html lang="de"/);
  expect(parse(mend.body).querySelector('#contact-name-error')?.textContent).toBe(missing);
  const sent = await submit({ ...aContact, page });
  expect(sent.headers.location).toMatch(/^\/de\/thank-you\?reference=NK-/);
  const thanks = await app.inject({ url: String(sent.headers.location) });
  expect(thanks.body).toMatch(/<html lang="de"/);
  expect(thanks.body).toContain(String(sent.headers.location).slice(-12));
  const byHand = await app.inject({
    url: '/api/contact',
    headers: { accept: 'text/html', host: 'a.example', referer: 'https://a.example/de/contact' },
  });
  expect(byHand.headers.location).toBe('/de/contact');
});

it('the reply is in the language of the visitor, the notice in that of the company', async () => {
  const ledger = { DATA_DIR: newDirectory() };
  const app = await runningApp(ledger);
  await post(app, 'contact', { ...aContact, page, message: 'Mail me' });
  const enquiry = await openDatabase(ledger).use((open) =>
    open
      .selectFrom('enquiries')
      .selectAll()
      .where('message', '=', 'Mail me')
      .executeTakeFirstOrThrow(),
  );
  const sender = { from: 'website@nokshi.example', to: ['sales@nokshi.example'] };
  const reply = composeMail('reply', enquiry, sender, loadSentences());
  expect(reply.subject).toBe(`De We have your enquiry ${enquiry.reference}`);
  expect(reply.html).toMatch(/<html lang="de"/);
  expect(reply.text).toContain('Nokshi Software Solution');
  const notice = composeMail('notice', enquiry, sender, loadSentences());
  expect(notice.subject).toBe(`Enquiry from ${enquiry.name} (${enquiry.reference})`);
  expect(notice.text).toContain('Your name: Rahim Uddin');
  expect(notice.text).toContain('Language of the page: Deutsch');
  expect(describeEnquiry(enquiry).language).toBe('de');
});
