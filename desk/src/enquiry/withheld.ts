import type { withheldNames } from '../words/enquiry.ts';

type WithheldName = (typeof withheldNames)[number];

/** The reasons for which the server lets no automatic reply leave, as it writes them. */
const reasons: readonly (readonly [RegExp, WithheldName])[] = [
  [/^more than a day after the enquiry$/, 'too-late'],
  [/^the mailbox had a reply within a day$/, 'had-one'],
  [/^the visitor had caused (\d+) replies within an hour$/, 'too-many-of-visitor'],
  [/^as many replies as REPLY_MAX_PER_HOUR had left within an hour$/, 'too-many'],
];

/**
 * Why a delivery was withheld, by the name of its words.
 * @returns undefined for what is none of the known reasons
 */
export function withheldFor(text: string): { name: WithheldName; number: number } | undefined {
  for (const [reason, name] of reasons) {
    const found = reason.exec(text);
    if (found) return { name, number: Number(found[1] ?? 0) };
  }
  return undefined;
}
