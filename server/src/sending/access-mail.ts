import { fill } from '@nokshi/forms/fill.ts';
import { type Language, languages } from '@nokshi/forms/languages.ts';
import type { SendMailOptions } from 'nodemailer';
import type { Log } from '../log.ts';
import type { Sentences } from '../sentences.ts';
import type { SendToCompany } from './mail.ts';

/** A link by which somebody chooses a password. */
type SentLink = {
  email: string;
  /** Below the address of the desk, with the secret. */
  path: string;
  /** Until when it holds, in milliseconds since 1970. */
  until: number;
  /** Whether it makes a user; else it gives a new password. */
  isInvitation: boolean;
  /** The name of the owner who made it. */
  author: string;
  language: Language;
};

/** Sends it meanwhile: the owner has the link, too, and needs no answer. */
export type SendAccessLink = (link: SentLink) => void;

/** @param desk the address at which users reach the desk */
function accessMail(
  { path, until, isInvitation, author: name, language }: SentLink,
  sentences: Sentences,
  desk: string,
): SendMailOptions {
  const words = sentences.notice[language].access;
  const company = sentences.company[language].brand;
  const time = new Intl.DateTimeFormat(languages[language].locale, {
    dateStyle: 'full',
    timeStyle: 'long',
    timeZone: sentences.timeZone,
  }).format(until);
  const filled = (text: string) => fill(text, { name, company, time }, language);
  return {
    subject: filled(isInvitation ? words.subjectInvited : words.subjectReset),
    text: [
      filled(isInvitation ? words.invited : words.reset),
      '',
      new URL(path, desk).href,
      '',
      filled(words.until),
      words.unasked,
      '',
    ].join('\n'),
  };
}

/** Sends links by the company's mail server. @param desk gives the address at which users reach the desk */
export const accessLinkSender =
  (send: SendToCompany, sentences: Sentences, desk: () => string, log: Log): SendAccessLink =>
  (link) => {
    send(`access.${crypto.randomUUID()}`, accessMail(link, sentences, desk()), link.email).catch(
      (failure: unknown) => log.error({ event: 'access.unsent', err: failure }),
    );
  };
