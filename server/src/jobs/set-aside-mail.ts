import { oneLine } from '@nokshi/forms/check.ts';
import { fill } from '@nokshi/forms/fill.ts';
import { type Language, languages } from '@nokshi/forms/languages.ts';
import type { SendMailOptions } from 'nodemailer';
import type { EnquiryRow } from '../database/schema.ts';
import type { Signal } from '../enquiries/spam.ts';
import type { Sentences } from '../sentences.ts';

/** Enquiries that are named one by one. */
export const mostNamed = 200;

/** Marks that turn the direction of a line, and what follows with it. */
const turns = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** What a visitor typed, fit for its place in a list. */
const typed = (text: string): string => (oneLine(text) ?? '').replace(turns, '');

/**
 * The mail that tells the company what is set aside as spam, in plain text.
 * @param named the first of them, at most `mostNamed`
 * @param count how many there are
 * @param language the one the company reads
 */
export function setAsideMail(
  named: readonly EnquiryRow[],
  count: number,
  sentences: Sentences,
  language: Language,
): SendMailOptions {
  const notice = sentences.notice[language];
  const words = notice.quarantine;
  const reasons = new Map(Object.entries(words.signals satisfies Record<Signal, string>));
  const clock = new Intl.DateTimeFormat(languages[language].locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: sentences.timeZone,
  });
  const line = (enquiry: EnquiryRow): string =>
    [
      enquiry.reference,
      clock.format(enquiry.received_at),
      notice.kinds[enquiry.kind],
      typed(enquiry.name || enquiry.company) || notice.empty,
      [enquiry.email, enquiry.phone].map(typed).filter(Boolean).join(', ') || notice.empty,
      enquiry.signals
        .split(',')
        .map((signal) => reasons.get(signal) ?? signal)
        .join(', '),
    ].join(' · ');
  const more = count - named.length;
  return {
    subject: fill(words.subject, { count }, language),
    text: [
      words.intro,
      '',
      ...named.map(line),
      ...(more > 0 ? ['', fill(words.more, { count: more }, language)] : []),
      '',
      words.release,
      '',
    ].join('\n'),
    // RFC 3834: a machine wrote this, so that no other machine answers it.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
