/**
 * Runs in the copy of the repository that site.test.ts makes, where the contact form has a field
 * `city`: it is shown, checked, kept, mailed and exported.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { newDirectory } from '../../server/test/new-directory.ts';
import { aContact, openDatabase, post, runningApp } from '../../server/test/running-app.ts';

const folder = join(import.meta.dirname, '../..');
/** Modules of the site, which the types of the tests know nothing of. */
const ofSite = (file: string) => import(`${folder}/site/src/${file}`);

/** What the command `npm run leads --` prints. */
async function leads(variables: Record<string, string>, ...line: string[]): Promise<string> {
  const { scripts } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const [, ...command] = scripts.leads.split(' ');
  const { stdout } = await promisify(execFile)(process.execPath, [...command, ...line], {
    cwd: folder,
    env: { ...process.env, ...variables },
  });
  return stdout;
}

it('the content check finds nothing missing', async () => {
  const { checkContent } = await ofSite('content/check/check.ts');
  expect(checkContent(`${folder}/content`)).toEqual([]);
});

it('the form shows it with its label, as a field that may stay empty', async () => {
  const { createElement } = await import(`react`);
  const { renderToString } = await import(`react-dom/server`);
  const { ContactForm } = await ofSite('islands/ContactForm.tsx');
  const { formViewForTests } = await ofSite('islands/enquiry/testing.ts');
  const html: string = renderToString(createElement(ContactForm, { form: formViewForTests() }));
  expect(html).toMatch(/<label[^>]* for="contact-city">Your city<span[^>]*>.*?optional<\/span>/);
  const input = /<input[^>]*name="city"[^>]*>/.exec(html)?.[0];
  expect(input).toContain('autoComplete="address-level2"');
  expect(input).toContain('toolparamdescription="The city the visitor works in"');
  expect(html.indexOf('name="subject"')).toBeLessThan(html.indexOf('name="city"'));
  expect(html.indexOf('name="city"')).toBeLessThan(html.indexOf('name="message"'));
});

it('the server checks, keeps, mails and exports it', async () => {
  const ledger = { DATA_DIR: newDirectory() };
  const app = await runningApp(ledger);
  const tooLong = await post(app, 'contact', { ...aContact, city: 'x'.repeat(61) });
  expect([tooLong.statusCode, tooLong.json()]).toEqual([
    422,
    { errors: { city: 'Please keep the city under 60 characters.' } },
  ]);
  expect((await post(app, 'contact', { ...aContact, city: 'ঢাকা, Mirpur' })).statusCode).toBe(201);

  const [json, csv] = await Promise.all([
    leads(ledger, 'export', '--format', 'json'),
    leads(ledger, 'export', '--format', 'csv'),
  ]);
  expect(JSON.parse(json)).toMatchObject([{ ...aContact, city: 'ঢাকা, Mirpur' }]);
  const [heading = '', row] = csv.split('\r\n');
  expect(heading.split(',')).toContain('"city"');
  expect(row).toContain('"ঢাকা, Mirpur"');

  const { noticeMail } = await import('../../server/src/sending/notice.ts');
  const { loadSentences } = await import('../../server/src/sentences.ts');
  const enquiry = await openDatabase(ledger).use((open) =>
    open.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow(),
  );
  expect(noticeMail(enquiry, loadSentences(), 'en').text).toContain('Your city: ঢাকা, Mirpur\n');
});
