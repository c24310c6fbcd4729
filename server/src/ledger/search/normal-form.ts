import { asciiDigits } from '@nokshi/forms/digits.ts';
import { allFieldNames, isTick } from '@nokshi/forms/fields.ts';
import { phonesIn } from '@nokshi/forms/phone-numbers.ts';
import type { EnquiryRow } from '../schema.ts';

/** All that visitors wrote is searched. */
const searched = allFieldNames.filter((name) => !isTick(name));

/**
 * A text as it is compared, for the words of an enquiry and for those that are looked for: in lower
 * case, with ASCII digits for those of any script, each run of anything else than letters and digits
 * one space, signs that nobody sees (such as those that join letters) left out.
 */
export const normalForm = (text: string): string =>
  asciiDigits(text.normalize('NFKC').toLowerCase().normalize('NFKC'))
    .replaceAll('ς', 'σ')
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** All that is looked for in an enquiry: words with a space before and behind each. */
export function searchedWords(enquiry: EnquiryRow): string {
  const written = searched.map((name) => enquiry[name]);
  const texts = [enquiry.reference, ...written, ...phonesIn(enquiry.phone)];
  return ` ${normalForm(texts.join(' '))} `;
}
