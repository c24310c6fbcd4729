import { phonesIn } from '@nokshi/forms/phone.ts';
import type { Enquiry } from '@nokshi/server/desk/contract/enquiries.ts';

/**
 * A mail to the visitor in one's own mail program.
 * @param greeting how it begins, in the visitor's language
 */
export function mailTo(
  { email, subject, reference }: Pick<Enquiry, 'email' | 'subject' | 'reference'>,
  greeting: string,
): string {
  const query = new URLSearchParams({
    subject: `${subject ? `Re: ${subject} ` : ''}(${reference})`,
    body: `${greeting}\n\n`,
  });
  // Mail programs take a plus for itself.
  return `mailto:${encodeURIComponent(email)}?${query.toString().replaceAll('+', '%20')}`;
}

/** A call and a chat for the first number that a visitor gave; undefined when there is none. */
export function numbersOf({
  phone,
}: Pick<Enquiry, 'phone'>): { call: string; chat: string } | undefined {
  // Of several, the field as a whole comes first.
  const [whole, first = whole] = phonesIn(phone);
  if (first === undefined) return undefined;
  const international = first.startsWith('0') ? `880${first.slice(1)}` : first;
  return { call: `tel:+${international}`, chat: `https://wa.me/${international}` };
}
