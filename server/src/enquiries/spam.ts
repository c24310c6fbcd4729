import type { Signal } from '@nokshi/contract/vocabulary.ts';
import { emailKey } from '@nokshi/forms/email.ts';
import { allFieldNames, type CheckedFields, fields as definitions } from '@nokshi/forms/fields.ts';
import { normalPhone } from '@nokshi/forms/phone.ts';
import type { RecentCount } from './recent-count.ts';

const link = /(?:https?:\/\/|www\.)\S+/giu;
/** Each opening once, up to its end: looking for href from every one of many would take its square. */
const anchor = /<a\s[^>]*/giu;
const bracketLink = /\[(?:url|link)[=\]]/giu;

/** From this score on, an enquiry's content looks like advertising. */
const tooMuch = 3;

const count = (text: string, pattern: RegExp): number => (text.match(pattern) ?? []).length;

const markedLinks = (text: string): number =>
  count(text, bracketLink) + (text.match(anchor) ?? []).filter((one) => /href/iu.test(one)).length;

/** No person writes a message in this time, but autofill may fill in a demo form. */
const quickMilliseconds = 2000;

/** Whether the form was sent as soon as it was shown; one without script doesn't say. */
const isQuick = (openMilliseconds: string): boolean =>
  /^\d+$/.test(openMilliseconds) && Number(openMilliseconds) < quickMilliseconds;

/** Lines beside the names, in which a link is odd. */
const otherLines = allFieldNames.filter(
  (name) => definitions[name].kind === 'line' && name !== 'name' && name !== 'company',
);

/**
 * How much an enquiry looks like advertising. Only links count: words would judge people, and any
 * script or language is welcome.
 */
function contentScore(fields: CheckedFields): number {
  // Two links in a message are normal: one's own site, and an example.
  const links = Math.max(0, count(fields.message, link) - 2);
  const markup = 2 * markedLinks(fields.message);
  // Nobody is called by a link.
  const named = 3 * count(`${fields.name} ${fields.company}`, link);
  const others = otherLines.map((name) => count(String(fields[name]), link));
  return others.reduce((sum, one) => sum + one, links + markup + named);
}

/**
 * Looks at an enquiry that is about to be kept.
 * @param honeypot what stands in the field that no person sees
 * @param openMilliseconds how long the form was open, as it says; empty when it doesn't
 * @param enquiry equal for all attempts at this one; whoever calls settles it
 * @param recent counts equal senders and equal messages
 * @param most how many of either within an hour are no flood yet
 * @returns the signals it gives; none for an honest one
 */
export function spamSignals(
  fields: CheckedFields,
  honeypot: unknown,
  openMilliseconds: string,
  enquiry: string,
  recent: RecentCount,
  most: number,
): Signal[] {
  const signals: Signal[] = [];
  if (honeypot !== undefined && honeypot !== null && honeypot !== '') signals.push('honeypot');
  const quick = isQuick(openMilliseconds);
  if (contentScore(fields) >= (quick ? tooMuch - 1 : tooMuch)) signals.push('content');
  if (quick) signals.push('quick');
  const texts = [`sender:${emailKey(fields.email) || normalPhone(fields.phone)}`];
  if (fields.message !== '') texts.push(`message:${fields.message}`);
  if (recent.add(enquiry, texts) > most) signals.push('flood');
  return signals;
}

/** Whether an enquiry is set aside: being quick alone is no reason, for a person may have autofill. */
export const isSetAside = (signals: readonly Signal[]): boolean =>
  signals.some((signal) => signal !== 'quick');
