import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { allEnquiries } from '../../test/all-enquiries.ts';
import { builtSite } from '../../test/built-site.ts';
import { newDirectory } from '../../test/new-directory.ts';
import { aContact, openDatabase, runningApp } from '../../test/running-app.ts';
import { loadSentences } from '../sentences.ts';

const { messages, fields, reachable } = loadSentences().forms.en.words;

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

describe('answers to browsers without JavaScript', () => {
  it('sends a visitor to the thanks, where the reference stands', async () => {
    const app = await runningApp({ DATA_DIR: newDirectory(), SITE_DIR: builtSite() });
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
    const app = await runningApp({ DATA_DIR: newDirectory(), ALLOWED_ORIGINS: origin });
    const sent = await submit(app, 'contact', aContact, { origin });
    expect(sent.headers.location).toMatch(
      /^https:\/\/www\.nokshi\.example\/thank-you\?reference=NK-/,
    );
  });

  it('shows the form again with everything typed and each error in its place', async () => {
    const app = await runningApp({ DATA_DIR: newDirectory(), SITE_DIR: builtSite() });
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
    const app = await runningApp({ DATA_DIR: newDirectory(), SITE_DIR: builtSite() });
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
    const app = await runningApp({ DATA_DIR: newDirectory(), SITE_DIR: builtSite() });
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

describe('the server without a built site', () => {
  it('says what to run, and takes enquiries all the same', async () => {
    const ledger = { DATA_DIR: newDirectory() };
    const app = await runningApp(ledger);
    const home = await app.inject({ url: '/' });
    expect([home.statusCode, home.body]).toEqual([503, expect.stringContaining('npm run build')]);
    expect((await submit(app, 'contact', aContact)).statusCode).toBe(303);
    expect(await allEnquiries(openDatabase(ledger))).toHaveLength(1);
  });

  const { company, forms } = loadSentences();
  const linksIn = (html: string) =>
    parse(html)
      .querySelectorAll('a')
      .map((link) => link.getAttribute('href'));

  it('tells in words what must be mended, and the other ways to send', async () => {
    const app = await runningApp({ DATA_DIR: newDirectory() });
    const page = '/bn/contact';
    const answer = await submit(app, 'contact', { ...aContact, email: '<b>', page });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['cache-control']).toBe('no-store');
    const shown = parse(answer.body);
    const { words } = forms.bn;
    expect(shown.querySelector('html')?.getAttribute('lang')).toBe('bn');
    expect(shown.querySelector('h1')?.textContent).toBe(words.messages.failedFields);
    expect(shown.querySelector('li')?.textContent).toBe(
      `${words.fields.email.label}: ${words.fields.email.invalid}`,
    );
    expect(shown.textContent).toContain(words.messages.back);
    expect(linksIn(answer.body)).toEqual([
      `https://wa.me/${company.bn.whatsapp}`,
      `mailto:${company.bn.email}`,
      `tel:${company.bn.phones[0]?.replace(/[^+\d]/g, '')}`,
    ]);
    expect(answer.body).not.toMatch(/<b>|<script|<style|style=/);
  });

  it.each([
    ['too large', { message: 'x'.repeat(400_000) }, {}, 413, messages.tooLargeToKeep],
    ['from another website', {}, { 'sec-fetch-site': 'cross-site' }, 403, messages.crossSite],
  ])('tells so in words, %s', async (_, more, headers, status, sentence) => {
    const app = await runningApp({ DATA_DIR: newDirectory() });
    const answer = await submit(app, 'contact', { ...aContact, ...more }, headers);
    expect(answer.statusCode).toBe(status);
    const shown = parse(answer.body);
    expect(shown.querySelector('h1')?.textContent).toBe(sentence);
    expect(shown.textContent.match(/Back button/g)).toHaveLength(1);
    expect(linksIn(answer.body)).toHaveLength(3);
  });
});
