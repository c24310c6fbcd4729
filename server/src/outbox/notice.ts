import type { SendMailOptions } from 'nodemailer';
import type { EnquiryRow } from '../database/schema.ts';
import { type Fields, fieldNames } from '../enquiries/forms.ts';
import { fill, type Words } from '../words.ts';

/** Times are read by people in Dhaka. */
const clock = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'long',
  timeZone: 'Asia/Dhaka',
});

/**
 * The mail that the company gets: every field, where it came from, the consent. Plain text, so that
 * nothing a visitor wrote can be anything but text.
 */
export function noticeMail(enquiry: EnquiryRow, words: Words): SendMailOptions {
  const { notice, forms } = words;
  const who = enquiry.name || enquiry.company || enquiry.email || enquiry.phone;
  const received = clock.format(enquiry.received_at);
  const value = (field: keyof Fields): string => {
    if (field !== 'consent') return enquiry[field] || notice.empty;
    return enquiry.consent
      ? `${fill(notice.given, { wording: enquiry.consent_wording })} (${received})`
      : notice.notGiven;
  };
  const label = (field: keyof Fields): string =>
    field === 'consent' ? notice.consent : forms.fields[field].label;
  const lines = fieldNames[enquiry.kind].map((field) =>
    field === 'message'
      ? `\n${label(field)}:\n\n${value(field)}\n`
      : `${label(field)}: ${value(field)}`,
  );
  const about: [string, string][] = [
    [notice.reference, enquiry.reference],
    [notice.received, received],
    [notice.page, enquiry.page],
    [notice.referrer, enquiry.referrer],
    [notice.campaign, enquiry.campaign],
  ];
  return {
    subject: fill(notice.subject, {
      kind: notice.kinds[enquiry.kind],
      name: who,
      reference: enquiry.reference,
    }),
    ...(enquiry.email ? { replyTo: { name: enquiry.name, address: enquiry.email } } : {}),
    text: [
      ...lines,
      '',
      ...about.map(([name, text]) => `${name}: ${text || notice.empty}`),
      '',
      ...(enquiry.email ? [notice.footer, ''] : []),
    ].join('\n'),
  };
}
