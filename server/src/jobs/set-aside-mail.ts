import type { Signal } from '@nokshi/contract/vocabulary.ts';
import { fill } from '@nokshi/forms/fill.ts';
import { type Language, languages } from '@nokshi/forms/languages.ts';
import type { SendMailOptions } from 'nodemailer';
import type { SetAsideLine } from '../ledger/set-aside-notices.ts';
import type { Sentences } from '../sentences.ts';

/** Enquiries that are named one by one. */
export const mostNamed = 200;

/**
 * The mail that tells the company what is set aside as spam, in plain text. Nothing that was typed
 * stands in it: a filter would refuse it for the words that the enquiries were set aside for.
 * @param named the first of them, at most `mostNamed`
 * @param count how many there are
 * @param language the one the company reads
 */
export function setAsideMail(
  named: readonly SetAsideLine[],
  count: number,
  sentences: Sentences,
  language: Language,
): SendMailOptions {
  const notice = sentences.notice[language];
  const words = notice.setAside;
  const reasons = new Map(Object.entries(words.signals satisfies Record<Signal, string>));
  const clock = new Intl.DateTimeFormat(languages[language].locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: sentences.timeZone,
  });
  const line = (enquiry: SetAsideLine): string =>
    [
      enquiry.reference,
      clock.format(enquiry.received_at),
      notice.kinds[enquiry.kind],
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
      words.show,
      words.release,
      '',
    ].join('\n'),
    // RFC 3834: a machine wrote this, so that no other machine answers it.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
