import { asciiDigits } from '@nokshi/forms/digits.ts';
import { phonesIn } from '@nokshi/forms/phone.ts';
import type { Enquiry } from '../api/enquiries.ts';

/**
 * A mail to the visitor in one's own mail program.
 * @param greeting how it begins, in the visitor's language
 */
export function mailTo({ email, subject, reference }: Enquiry, greeting: string): string {
  const query = new URLSearchParams({
    subject: `${subject ? `Re: ${subject} ` : ''}(${reference})`,
    body: `${greeting}\n\n`,
  });
  // Mail programs take a plus for itself.
  return `mailto:${encodeURIComponent(email)}?${query.toString().replaceAll('+', '%20')}`;
}

/** A Bangladeshi number as others dial it; one that says its country stays. */
function international(number: string): string {
  const digits = asciiDigits(number).replaceAll(/\D/g, '');
  return digits.startsWith('0') ? `880${digits.slice(1)}` : digits;
}

/** A call and a chat for the first number that a visitor gave; undefined when there is none. */
export function numbersOf({ phone }: Enquiry): { call: string; chat: string } | undefined {
  const [first] = phonesIn(phone);
  if (first === undefined) return undefined;
  const number = international(phone.split(/[,;/]/)[0] ?? phone);
  return { call: `tel:+${number}`, chat: `https://wa.me/${number}` };
}
