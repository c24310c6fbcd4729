import { fill } from '@nokshi/forms/fill.ts';
import { type Language, languages } from '@nokshi/forms/languages.ts';
import type { SendMailOptions } from 'nodemailer';
import type { Log } from '../log.ts';
import { deskHost, type Sentences } from '../sentences.ts';
import type { SendToCompany } from './mail.ts';

/** A link by which somebody chooses a password. */
type SentLink = {
  email: string;
  /** Below the address of the site, with the secret. */
  path: string;
  /** The host at which the owner has the desk open, such as https://www.nokshi.example; not every browser tells it. */
  origin: string | undefined;
  /** Until when it holds, in milliseconds since 1970. */
  until: number;
  /** Whether it makes a user; else it gives a new password. */
  isInvitation: boolean;
  /** The name of the owner who made it. */
  author: string;
  language: Language;
};

/** Sends it meanwhile: the owner has the link, too, and needs no answer. @returns whether it can be sent */
export type SendAccessLink = (link: SentLink) => boolean;

/** @param site the address below which the desk is */
function accessMail(
  { path, until, isInvitation, author: name, language }: SentLink,
  sentences: Sentences,
  site: string,
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
      site + path,
      '',
      filled(words.until),
      words.unasked,
      '',
    ].join('\n'),
  };
}

/** Sends links by the company's mail server. @param own the host of the desk (DESK_URL), where it has one of its own */
export const accessLinkSender =
  (send: SendToCompany, sentences: Sentences, own: string | undefined, log: Log): SendAccessLink =>
  (link) => {
    const host = own ?? link.origin;
    if (host === undefined) return false;
    const mail = accessMail(link, sentences, deskHost(host, sentences)());
    send(`access.${crypto.randomUUID()}`, mail, link.email).catch((failure: unknown) =>
      log.error({ event: 'access.unsent', err: failure }),
    );
    return true;
  };
