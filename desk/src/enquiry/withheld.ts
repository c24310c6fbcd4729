import { withheldNames } from '@nokshi/contract/desk-words/enquiry.ts';
import type { DeskWords } from '@nokshi/contract/desk-words/schema.ts';
import { withheldReasons } from '@nokshi/contract/withheld.ts';

/**
 * Why a delivery was withheld, in the words of a language.
 * @param text as the server wrote it
 * @returns undefined for what is none of the known reasons
 */
export function withheldIn(
  text: string,
  words: DeskWords['enquiry']['withheld'],
): { sentence: string; number: number } | undefined {
  const [digits] = /\d+/.exec(text) ?? [];
  const reason = digits ? text.replace(digits, '{number}') : text;
  const name = withheldNames.find((one) => withheldReasons[one] === reason);
  return name && { sentence: words[name], number: Number(digits) };
}
