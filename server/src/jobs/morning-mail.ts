import { fill } from '@nokshi/forms/fill.ts';
import { type Language, languages } from '@nokshi/forms/languages.ts';
import type { SendMailOptions } from 'nodemailer';
import { day, hour, minute } from '../durations.ts';
import type { Morning, MorningLine, MorningPart } from '../ledger/desk/morning.ts';
import { quotedLine } from '../sending/quoted-line.ts';
import { withoutLinks } from '../sending/without-links.ts';
import type { Sentences } from '../sentences.ts';

const maxLength = 80;

/** A visitor's text as an excerpt on one line, without links. */
function quoted(text: string): string {
  const letters = [...withoutLinks(quotedLine(text.slice(0, 1000)))];
  return letters.length > maxLength ? `${letters.slice(0, maxLength).join('')}…` : letters.join('');
}

/** How long something waits, in the largest unit that fits: "3 hours", "২ দিন". */
function waited(since: number, time: number, language: Language): string {
  const milliseconds = Math.max(minute, time - since);
  const [unit, size] =
    milliseconds >= day
      ? (['day', day] as const)
      : milliseconds >= hour
        ? (['hour', hour] as const)
        : (['minute', minute] as const);
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(languages[language].locale, format).format(
    Math.floor(milliseconds / size),
  );
}

/**
 * The mail of a working morning, in plain text.
 * @param language of the user who gets it
 * @param where.desk the address at which users reach the desk
 * @param where.time when it is written
 */
export function morningMail(
  { fresh, waiting, back, setAside, undelivered }: Morning,
  sentences: Sentences,
  language: Language,
  { desk, time }: { desk: string; time: number },
): SendMailOptions {
  const notice = sentences.notice[language];
  const words = notice.morning;
  const date = new Intl.DateTimeFormat(languages[language].locale, {
    dateStyle: 'full',
    timeZone: sentences.timeZone,
  }).format(time);
  const lineOf = ({ reference, kind, received_at, ...who }: MorningLine): string => {
    const values = {
      name: quoted(who.name || who.company) || notice.empty,
      kind: notice.kinds[kind],
      about: quoted(who.subject || who.software || who.message) || notice.empty,
      waited: waited(received_at, time, language),
    };
    return `${fill(words.line, values, language)}\n${desk}/desk/enquiries/${reference}\n`;
  };
  const part = (heading: string, { lines, more }: MorningPart): string[] =>
    lines.length === 0
      ? []
      : [heading, '', ...lines.map(lineOf), ...(more ? [words.more, ''] : [])];
  const count = (sentence: string, number: number): string[] =>
    number === 0 ? [] : [fill(sentence, { count: number }, language)];
  const counts = [...count(words.setAside, setAside), ...count(words.undelivered, undelivered)];
  return {
    subject: fill(words.subject, { date }, language),
    text: [
      ...part(words.waiting, waiting),
      ...part(words.fresh, fresh),
      ...part(words.back, back),
      ...(counts.length > 0 ? [...counts, ''] : []),
      `${words.desk} ${desk}/desk`,
      `${words.off} ${desk}/desk/settings`,
      '',
    ].join('\n'),
    // RFC 3834: a machine wrote this, so that no other machine answers it.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
