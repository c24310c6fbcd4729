import { allFieldNames, type CheckedFields, fields as definitions } from '@nokshi/forms/fields.ts';
import type { RecentCount } from './recent-count.ts';

/** Why an enquiry is set aside. Each name stands in `leads -- show`. */
export type Signal = 'honeypot' | 'content' | 'flood';

const link = /(?:https?:\/\/|www\.)\S+/giu;
const linkMarkup = /<a\s[^>]*href|\[url[=\]]|\[link[=\]]/giu;

/** From this score on, an enquiry's content looks like advertising. */
const tooMuch = 3;

const count = (text: string, pattern: RegExp): number => (text.match(pattern) ?? []).length;

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
  const markup = 2 * count(fields.message, linkMarkup);
  // Nobody is called by a link.
  const named = 3 * count(`${fields.name} ${fields.company}`, link);
  const others = otherLines.map((name) => count(String(fields[name]), link));
  return others.reduce((sum, one) => sum + one, links + markup + named);
}

/**
 * Looks at an enquiry that is about to be kept.
 * @param honeypot what stands in the field that no person sees
 * @param recent counts equal senders and equal messages
 * @param most how many of either within an hour are no flood yet
 * @returns the signals it gives; none for an honest one
 */
export function spamSignals(
  fields: CheckedFields,
  honeypot: unknown,
  recent: RecentCount,
  most: number,
): Signal[] {
  const signals: Signal[] = [];
  if (honeypot !== undefined && honeypot !== null && honeypot !== '') signals.push('honeypot');
  if (contentScore(fields) >= tooMuch) signals.push('content');
  const sender = fields.email.toLowerCase() || fields.phone;
  const counts = [recent.add(`sender:${sender}`)];
  if (fields.message !== '') counts.push(recent.add(`message:${fields.message}`));
  if (counts.some((times) => times > most)) signals.push('flood');
  return signals;
}
