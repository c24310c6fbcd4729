import { withheldNames } from '../words/enquiry.ts';
import type { DeskWords } from '../words/schema.ts';

type Sentences = DeskWords['enquiry']['withheld'];

/**
 * Why a delivery was withheld, in the words of a language.
 * @param text as the server wrote it, which is as the English words have it
 * @returns undefined for what is none of the known reasons
 */
export function withheldIn(
  text: string,
  english: Sentences,
  wanted: Sentences,
): { sentence: string; number: number } | undefined {
  const [digits] = /\d+/.exec(text) ?? [];
  const sentence = digits ? text.replace(digits, '{number}') : text;
  const name = withheldNames.find((one) => english[one] === sentence);
  return name && { sentence: wanted[name], number: Number(digits) };
}
