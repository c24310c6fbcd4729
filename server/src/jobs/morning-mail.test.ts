import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import type { MorningLine } from '../ledger/desk/morning.ts';
import { loadSentences } from '../sentences.ts';
import { morningMail } from './morning-mail.ts';

const ofContent = loadSentences();
const { en, bn } = ofContent.notice;
/** The sentences that the mails below are made of, whatever content/ says. */
const sentences = {
  ...ofContent,
  notice: {
    ...ofContent.notice,
    en: {
      ...en,
      kinds: { ...en.kinds, contact: 'Enquiry' },
      morning: {
        ...en.morning,
        subject: 'Enquiries, {date}',
        fresh: 'New since the last mail:',
        line: '{name} | {kind}: {about} | for {waited}',
        more: '… and more.',
        setAside: 'Set aside as spam: {count}.',
        desk: 'The desk:',
        off: 'Switch it off here:',
      },
    },
    bn: {
      ...bn,
      kinds: { ...bn.kinds, contact: 'বার্তা' },
      morning: {
        ...bn.morning,
        subject: 'বার্তা, {date}',
        line: '{name} | {kind}: {about} | {waited} ধরে',
      },
    },
  },
};
const time = Date.UTC(2026, 10, 22, 2, 30);
const transport = createTransport({ streamTransport: true, buffer: true });
const nothing = { lines: [], more: false };

const aLine: MorningLine = {
  reference: 'NK-2345-6789',
  kind: 'contact',
  name: 'Salma',
  company: '',
  subject: 'School software',
  software: '',
  message: 'We are a school.',
  received_at: time - 3 * 3_600_000,
};

const composed = (line: MorningLine, language: 'en' | 'bn' = 'en') =>
  morningMail(
    {
      fresh: { lines: [line], more: true },
      waiting: nothing,
      back: nothing,
      setAside: 2,
      undelivered: 0,
    },
    sentences,
    language,
    { desk: 'https://desk.nokshi.example', time },
  );

async function arrived(line: MorningLine) {
  const mail = { ...composed(line), from: 'website@nokshi.example', to: 'rahim@nokshi.example' };
  const { message, envelope } = await transport.sendMail(mail);
  return { raw: String(message), envelope, mail: await PostalMime.parse(String(message)) };
}

it('says who, about what and for how long, with the way there', () => {
  const { subject, text } = composed(aLine);
  expect(subject).toBe('Enquiries, Sunday, 22 November 2026');
  expect(text).toBe(
    [
      'New since the last mail:',
      '',
      'Salma | Enquiry: School software | for 3 hours',
      'https://desk.nokshi.example/desk/enquiries/NK-2345-6789',
      '',
      '… and more.',
      '',
      'Set aside as spam: 2.',
      '',
      'The desk: https://desk.nokshi.example/desk',
      'Switch it off here: https://desk.nokshi.example/desk/settings',
      '',
    ].join('\n'),
  );
  const inBangla = composed({ ...aLine, name: '', company: 'পদ্মা ট্রেডার্স' }, 'bn');
  expect(inBangla.subject).toMatch(/^বার্তা, .*২২ নভেম্বর/);
  expect(inBangla.text).toContain('পদ্মা ট্রেডার্স | বার্তা: School software | ৩ ঘণ্টা ধরে');
});

const hostile = fc
  .array(
    fc.constantFrom(
      '\r\n',
      '\n',
      '\u2028',
      '\u202e',
      '\u2066',
      '\u0000',
      'Bcc: thief@example.org',
      'https://casino.example/win',
      '//casino.example',
      'www.casino.example',
      'casino.example',
      'mailto:thief@example.org',
      'javascript:alert(1)',
      '{waited}',
      '|',
      '<a href="x">',
      'a',
      'আ',
      '👋',
      '.',
      ' ',
    ),
    { minLength: 1, maxLength: 20 },
  )
  .map((parts) => parts.join(''));

it('holds nothing that a visitor typed but plain words on one line', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, hostile, hostile, async (name, subject, message) => {
      const { raw, envelope, mail } = await arrived({ ...aLine, name, subject, message });
      expect(envelope.to).toEqual(['rahim@nokshi.example']);
      expect(mail.subject).toBe('Enquiries, Sunday, 22 November 2026');
      expect(mail.bcc).toBeUndefined();
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
      expect(raw).not.toContain('text/html');
      const lines = (mail.text ?? '').split('\n');
      expect(lines[3]).toBe('https://desk.nokshi.example/desk/enquiries/NK-2345-6789');
      expect(lines).toHaveLength(12);
      const typed = lines[2] ?? '';
      expect(typed).not.toMatch(/\p{Bidi_Control}|\p{Cc}|\u2028/u);
      expect(typed).not.toMatch(
        /:\/\/|\S\.\p{L}|\S@[\p{L}\p{N}]|\b(?:mailto|javascript):[\p{L}\p{N}]/iu,
      );
    }),
    { numRuns: 300 },
  );
});

it('leaves numbers and words as they are', () => {
  const subject = 'Version 2.0 at 9:30, e.g. for a school. Yes: soon';
  expect(composed({ ...aLine, subject }).text).toContain(
    'Enquiry: Version 2.0 at 9:30, e. g. for a school. Yes: soon |',
  );
});
