import { asciiEmail } from '@nokshi/forms/email.ts';
import { type FieldName, fields, isTick } from '@nokshi/forms/fields.ts';
import { fill } from '@nokshi/forms/fill.ts';
import { labelOf } from '@nokshi/forms/form-words.ts';
import { fieldNames } from '@nokshi/forms/forms.ts';
import { type Language, languageOfPath, languages } from '@nokshi/forms/languages.ts';
import type { SendMailOptions } from 'nodemailer';
import type { EnquiryRow } from '../ledger/schema.ts';
import type { Sentences } from '../sentences.ts';

const clockIn = (language: Language, timeZone: string) =>
  new Intl.DateTimeFormat(languages[language].locale, {
    dateStyle: 'full',
    timeStyle: 'long',
    timeZone,
  });

/**
 * The mail that the company gets: every field, where it came from, the consent. Plain text, so that
 * nothing a visitor wrote can be anything but text.
 * @param language the one the company reads, whichever the visitor wrote in
 */
export function noticeMail(
  enquiry: EnquiryRow,
  sentences: Sentences,
  language: Language,
): SendMailOptions {
  const notice = sentences.notice[language];
  const { words } = sentences.forms[language];
  // Without an address of ASCII, no mail program could answer it, and strict servers would refuse the mail.
  const replyTo = asciiEmail(enquiry.email);
  const who = enquiry.name || enquiry.company || enquiry.email || enquiry.phone;
  const received = clockIn(language, sentences.timeZone).format(enquiry.received_at);
  const line = (field: FieldName): string => {
    if (isTick(field)) {
      const wording = enquiry[`${field}_wording`];
      const given = `${fill(notice.given, { wording }, language)} (${received})`;
      return `${notice.consent}: ${enquiry[field] ? given : notice.notGiven}`;
    }
    const label = labelOf(enquiry.kind, field, words);
    const value = enquiry[field] || notice.empty;
    return fields[field].kind === 'text' ? `\n${label}:\n\n${value}\n` : `${label}: ${value}`;
  };
  const about: [string, string][] = [
    [notice.reference, enquiry.reference],
    [notice.received, received],
    [notice.page, enquiry.page],
    [notice.language, languages[languageOfPath(enquiry.page)].name],
    [notice.referrer, enquiry.referrer],
    [notice.campaign, enquiry.campaign],
  ];
  return {
    subject: fill(
      notice.subject,
      { kind: notice.kinds[enquiry.kind], name: who, reference: enquiry.reference },
      language,
    ),
    ...(replyTo ? { replyTo: { name: enquiry.name, address: replyTo } } : {}),
    text: [
      ...fieldNames(enquiry.kind).map(line),
      '',
      ...about.map(([name, text]) => `${name}: ${text || notice.empty}`),
      '',
      ...(replyTo ? [notice.footer, ''] : []),
    ].join('\n'),
  };
}
