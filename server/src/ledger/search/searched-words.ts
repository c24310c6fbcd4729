import { domainToUnicode } from 'node:url';
import { emailKey } from '@nokshi/forms/email.ts';
import { allFieldNames, isTick } from '@nokshi/forms/fields.ts';
import { phonesIn } from '@nokshi/forms/phone-numbers.ts';
import { foldedWords } from '@nokshi/forms/search-words.ts';
import type { EnquiryRow } from '../schema.ts';

/** All that visitors wrote is searched. */
const searched = allFieldNames.filter((name) => !isTick(name));

/** All that is looked for in an enquiry: words as they sound, with a space before and behind each. */
export function searchedWords(enquiry: EnquiryRow): string {
  const written = searched.map((name) => enquiry[name]);
  const email = emailKey(enquiry.email);
  // A domain of another script is looked for in its own letters and in those of DNS.
  const at = email.lastIndexOf('@') + 1;
  const spellings = email.includes('xn--')
    ? [email, email.slice(0, at) + domainToUnicode(email.slice(at))]
    : [];
  const texts = [enquiry.reference, ...written, ...spellings, ...phonesIn(enquiry.phone)];
  return ` ${foldedWords(texts.join(' '))} `;
}
