import { check } from '@nokshi/forms/check.ts';
import { asciiEmail } from '@nokshi/forms/email.ts';
import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { columnsOf } from '../ledger/enquiries/columns.ts';
import type { EnquiryRow } from '../ledger/schema.ts';
import { loadSentences } from '../sentences.ts';
import { digestMail } from './digest-mail.ts';
import { composeMail } from './mail.ts';

const sentences = loadSentences();
const { digest, kinds } = sentences.notice.en;
const sender = { from: 'Nokshi <website@nokshi.example>', to: ['sales@nokshi.example'] };
const transport = createTransport({ streamTransport: true, buffer: true });

/** Text that tries to be more than text. */
const nasty = fc.oneof(
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }) },
  {
    weight: 3,
    arbitrary: fc
      .array(
        fc.constantFrom(
          '\r\n',
          '\n',
          '\r',
          '\u2028',
          '\u0085',
          'Bcc: thief@example.org',
          'Subject: other',
          ',',
          ';',
          '<',
          '>',
          '"',
          '\\',
          '(',
          ')',
          ':',
          '=?utf-8?q?',
          '?=',
          'thief@example.org',
          ' ',
          '\t',
          'a',
          'আ',
          '👋',
          '\u0000',
          '--boundary',
          '<script>alert(1)</script>',
          '&',
          '\n.\n',
        ),
        { minLength: 1, maxLength: 14 },
      )
      .map((parts) => parts.join('')),
  },
);

/** What the ledger holds after the form took these words; undefined when it doesn't take them. */
function kept(body: Record<string, string>): EnquiryRow | undefined {
  const checked = check('contact', body);
  if ('errors' in checked) return undefined;
  return {
    ...columnsOf(checked.fields, sentences.forms.en.words),
    reference: 'NK-2345-6789',
    kind: 'contact',
    set_aside: 0,
    signals: '',
    received_at: Date.UTC(2026, 10, 20),
    page: '/contact',
    referrer: '',
    campaign: '',
  };
}

async function sent(channel: 'notice' | 'reply', enquiry: EnquiryRow) {
  const info = await transport.sendMail(composeMail(channel, enquiry, sender, sentences));
  const raw = String(info.message);
  return { envelope: info.envelope, raw, mail: await PostalMime.parse(raw) };
}

const headerNames = (raw: string): string[] =>
  (raw.split('\r\n\r\n', 1)[0] ?? '')
    .split('\r\n')
    .filter((line) => !/^\s/.test(line))
    .map((line) => line.split(':', 1)[0] ?? '');

describe('mails', () => {
  it('never let a visitor add a header or a recipient, whatever is written', async () => {
    const plain = kept({ name: 'Rahim', email: 'rahim@example.com', message: 'Hello' });
    if (!plain) throw new Error('an honest enquiry was not taken');
    const usual = {
      notice: headerNames((await sent('notice', plain)).raw),
      reply: headerNames((await sent('reply', plain)).raw),
    };
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(nasty, nasty, nasty, nasty, async (name, local, subject, message) => {
        const body = { name, email: `${local}@example.com`, subject, message };
        // Most such addresses are refused; the other fields must be tried all the same.
        const enquiry = kept(body) ?? kept({ ...body, email: 'rahim@example.com' });
        if (!enquiry) return;
        taken += 1;
        const notice = await sent('notice', enquiry);
        expect(notice.envelope).toEqual({
          from: 'website@nokshi.example',
          to: ['sales@nokshi.example'],
        });
        const answered = asciiEmail(enquiry.email);
        const isUsual = (name: string) => answered !== undefined || name !== 'Reply-To';
        expect(headerNames(notice.raw)).toEqual(usual.notice.filter(isUsual));
        expect(notice.mail.from?.address).toBe('website@nokshi.example');
        expect(notice.mail.replyTo?.map(({ address }) => address)).toEqual(
          answered === undefined ? undefined : [answered],
        );
        const reply = await sent('reply', enquiry);
        expect(reply.envelope.to).toEqual([enquiry.email]);
        expect(headerNames(reply.raw)).toEqual(usual.reply);
      }),
      { numRuns: 300 },
    );
    expect(taken).toBeGreaterThan(100);
  });

  it('tell the company its own time and the language of the page', () => {
    const enquiry = kept({ name: 'Rahim', email: 'rahim@example.com', message: 'Hello' });
    if (!enquiry) throw new Error('an honest enquiry was not taken');
    const noticeAt = (timeZone: string) =>
      composeMail('notice', enquiry, sender, { ...sentences, timeZone }).text;
    expect(noticeAt(sentences.timeZone)).toContain('20 November 2026 at 06:00:00 GMT+6');
    expect(noticeAt('America/New_York')).toContain('19 November 2026 at 19:00:00');
    expect(noticeAt(sentences.timeZone)).toContain(`${sentences.notice.en.language}: English`);
  });

  it('that gather enquiries keep each on a line of its own, whatever the ledger holds', () => {
    const line = {
      reference: 'NK-2345-6789',
      received_at: Date.UTC(2026, 10, 20),
      kind: 'demo' as const,
      name: 'Rahim\r\nNK-9999-9999 |\u2028\u0000\u001b[2J',
      company: '',
      phone: '',
      email: 'rahim@example.com',
    };
    const nameless = { ...line, name: '', company: 'Padma {reference} Traders' };
    const { text, subject } = digestMail([line, nameless], sentences, 'en');
    const lines = String(text).split('\n');
    expect(lines.filter((one) => one.startsWith('NK-'))).toEqual([
      `NK-2345-6789 | 20 Nov 2026, 06:00:00 GMT+6 | ${kinds.demo} | Rahim NK-9999-9999 | [2J | rahim@example.com`,
      `NK-2345-6789 | 20 Nov 2026, 06:00:00 GMT+6 | ${kinds.demo} | Padma {reference} Traders | rahim@example.com`,
    ]);
    expect(subject).toBe(digest.subject.replace('{number}', '2'));
    expect(digestMail([line], sentences, 'en').subject).toBe(digest.subjectOne);
  });

  it('turn no line of a digest around', () => {
    const line = {
      reference: 'NK-2345-6789',
      received_at: 0,
      kind: 'contact',
      name: 'Rahim\u202e',
      company: '',
      phone: '',
      email: 'rahim@example.com',
    } as const;
    expect(String(digestMail([line], sentences, 'en').text)).toContain(
      `| ${kinds.contact} | Rahim | rahim@example.com`,
    );
  });

  it('go by the strictest server: no sign beyond ASCII, no line too long, whatever was written', async () => {
    const field = fc.string({ unit: 'binary', maxLength: 200 });
    const local = fc.oneof(field, fc.constantFrom('আমি', 'rahim', 'o\u2019neil', 'a\u0301'));
    const domain = fc.oneof(
      fc.constantFrom('উদাহরণ.বাংলা', 'bücher.example', 'xn--45be8ayk4d.xn--54b7fta0cc', 'a.b'),
      fc.tuple(field, fc.constantFrom('com', 'বাংলা')).map((parts) => parts.join('.')),
    );
    const addresses = fc.tuple(local, domain).map((parts) => parts.join('@'));
    let ofOtherScripts = 0;
    await fc.assert(
      fc.asyncProperty(addresses, field, field, field, async (email, name, subject, message) => {
        const body = { name, email, subject, message, asked_email: email };
        const enquiry = kept(body) ?? kept({ ...body, name: 'আমি', message: 'আমি' });
        if (!enquiry) return;
        if (/[^\p{ASCII}]/u.test(enquiry.email)) ofOtherScripts += 1;
        const { raw, mail, envelope } = await sent('notice', enquiry);
        expect(raw).toMatch(/^\p{ASCII}*$/u);
        expect(raw.replaceAll('\r\n', '\n')).not.toContain('\r');
        expect(Math.max(...raw.split(/\r?\n/).map(({ length }) => length))).toBeLessThan(999);
        expect(envelope).toEqual({ from: 'website@nokshi.example', to: ['sales@nokshi.example'] });
        expect(mail.text).toContain(enquiry.email);
        expect(mail.replyTo?.length ?? 0).toBeLessThan(2);
      }),
      { numRuns: 400 },
    );
    expect(ofOtherScripts).toBeGreaterThan(50);
  });

  it('are answered at an address that every mail program can write, or say that none is there', async () => {
    const noticeFrom = async (email: string) => {
      const enquiry = kept({ name: 'Rahim', email, message: 'Hello', asked_email: email });
      if (!enquiry) throw new Error(`${email} was not taken`);
      const { mail } = await sent('notice', enquiry);
      return { replyTo: mail.replyTo?.[0]?.address, text: mail.text ?? '' };
    };
    const { footer } = sentences.notice.en;
    const ascii = await noticeFrom('rahim@উদাহরণ.বাংলা');
    expect(ascii.replyTo).toBe('rahim@xn--d5b6ci4b4b3a.xn--54b7fta0cc');
    expect(ascii.text).toContain(footer);
    const own = await noticeFrom('আমি@উদাহরণ.বাংলা');
    expect(own.replyTo).toBeUndefined();
    expect(own.text).toContain('আমি@উদাহরণ.বাংলা');
    expect(own.text).not.toContain(footer);
  });

  it('carry every word exactly', async () => {
    const message = 'প্রিয় দল,\n\n.\n..\nFrom here on\n\ttabs, “quotes” & <b>tags</b> 👋';
    const enquiry = kept({
      name: 'আব্দুর রহমান, “Managing” Director; <CEO>',
      email: 'rahim@example.com',
      phone: '০১৭০০০০০০০০',
      message,
    });
    if (!enquiry) throw new Error('an honest enquiry was not taken');
    const { mail } = await sent('notice', enquiry);
    expect(mail.text?.replaceAll('\r\n', '\n')).toContain(message);
    expect(mail.subject).toContain('আব্দুর রহমান, “Managing” Director; <CEO>');
    expect(mail.replyTo?.[0]?.name).toBe(enquiry.name);
    const reply = await sent('reply', enquiry);
    expect(reply.raw).not.toContain('CEO');
    expect(reply.mail.html).not.toContain('Director');
  });
});
