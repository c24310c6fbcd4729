/** Runs in a copy of the repository that speaks one language (one-language.test.ts). */
import { join } from 'node:path';
import { defaultLanguage, languages } from '@nokshi/forms/languages.ts';
import { expect, it } from 'vitest';
import { composeMail } from '../../server/src/sending/mail.ts';
import { loadSentences } from '../../server/src/sentences.ts';
import { newDirectory } from '../../server/test/new-directory.ts';
import { aContact, openDatabase, post, runningApp } from '../../server/test/running-app.ts';

const site = join(import.meta.dirname, '../../site/dist');
/** A page of before, when there were two languages: its enquiry is answered all the same. */
const former = '/bn/contact';

it.each(['/contact', former])(
  'an enquiry from %s is answered in the language of the site',
  async (page) => {
    const ledger = { DATA_DIR: newDirectory(), SITE_DIR: site };
    const app = await runningApp(ledger);
    const sentences = loadSentences();
    const mend = await post(app, 'contact', { page });
    const { words } = sentences.forms[defaultLanguage];
    expect(mend.json().errors.name).toBe(words.fields.name.missing);
    const sent = await post(app, 'contact', { ...aContact, page }, { accept: 'text/html' });
    expect(sent.headers.location).toMatch(/^\/thank-you\?/);
    const enquiry = await openDatabase(ledger).use((open) =>
      open.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow(),
    );
    const sender = { from: 'website@nokshi.example', to: ['sales@nokshi.example'] };
    for (const kind of ['reply', 'notice'] as const) {
      const { text } = composeMail(kind, enquiry, sender, sentences);
      // A notice names the language of the page, as that language does.
      const isBangla = /[\u0985-\u09b9]/.test(String(text).replace(languages.bn.name, ''));
      expect(isBangla, kind).toBe(defaultLanguage === 'bn');
    }
  },
);

it('an address that is not there is answered by the page of the site', async () => {
  const app = await runningApp({ DATA_DIR: newDirectory(), SITE_DIR: site });
  for (const url of ['/no-such-page', '/bn/no-such-page']) {
    const answer = await app.inject({ url, headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toMatch(new RegExp(`<html lang="?${defaultLanguage}\\b`));
  }
});
