import { fill } from '@nokshi/forms/fill.ts';
import { type Language, languages } from '@nokshi/forms/languages.ts';
import type { SendMailOptions } from 'nodemailer';
import type { DigestLine } from '../ledger/deliveries/digest.ts';
import type { Sentences } from '../sentences.ts';
import { quotedLine } from './quoted-line.ts';

/**
 * The mail that the company gets for enquiries beyond those that have mails of their own: a line for
 * each. Plain text; what a visitor wrote stays on its line.
 * @param enquiries at least one, in the order of their lines
 * @param language the one the company reads
 */
export function digestMail(
  enquiries: readonly DigestLine[],
  sentences: Sentences,
  language: Language,
): SendMailOptions {
  const { digest, kinds, empty } = sentences.notice[language];
  const clock = new Intl.DateTimeFormat(languages[language].locale, {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone: sentences.timeZone,
  });
  const lineOf = ({ reference, received_at, kind, ...who }: DigestLine): string =>
    fill(
      digest.line,
      {
        reference,
        received: clock.format(received_at),
        kind: kinds[kind],
        name: quotedLine(who.name || who.company) || empty,
        contact: quotedLine(who.phone || who.email) || empty,
      },
      language,
    );
  const number = enquiries.length;
  return {
    subject: number === 1 ? digest.subjectOne : fill(digest.subject, { number }, language),
    text: [digest.introduction, '', ...enquiries.map(lineOf), '', digest.footer, ''].join('\n'),
  };
}
