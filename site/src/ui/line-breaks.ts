const wordJoiner = '\u2060';
const noBreakSpace = '\u00a0';
const thinSpace = '\u202f';
/** A number before what it counts, which is no word that only joins the sentence (2,000 a month, 9 to 6). */
const countedInEnglish =
  /([0-9]) (?=[a-z])(?!(?:an?|and|are|as|at|but|by|come|for|from|if|in|is|of|on|once|or|per|so|than|that|the|then|to|until|was|when|where|which|who|with)\b)/gu;

/**
 * Words with the places sealed where a line must not end: between the sign of the taka and the sum, which a thin
 * space keeps apart, within a range (2–3 weeks), in Bangla after a hyphen, which would leave one letter or a bare
 * suffix to the next line (তা-ও, POS-এ), and between a number and what it counts (30 days, ১৪ লাখ) or the part of the day
 * (সকাল ৯:৪০).
 * A range of large numbers (1,50,000–4,50,000) is too long for that on a phone.
 */
export const withLineBreaks = (words: string): string =>
  words
    .replace(/([\p{L}\p{M}\p{N}]-)(?=\p{Script=Bengali})/gu, `$1${wordJoiner}`)
    .replace(/([০-৯]) (?=\p{Script=Bengali})/gu, `$1${noBreakSpace}`)
    .replace(countedInEnglish, `$1${noBreakSpace}`)
    .replace(/(হাজার|লাখ|কোটি) (?=টাকা)/gu, `$1${noBreakSpace}`)
    .replace(/(?<![\p{L}\p{M}])(ভোর|সকাল|বেলা|দুপুর|বিকেল|সন্ধ্যা|রাত) (?=[০-৯])/gu, `$1${noBreakSpace}`)
    .replace(/৳ (?=\p{Nd})/gu, `৳${thinSpace}`)
    .replace(/(\p{Nd}–)(?=\p{Nd}+(?![\p{Nd},]))/gu, `$1${wordJoiner}`);

/**
 * Splits off a word that must stay on one line, because its hyphen cuts off the first letter
 * (E-commerce), the word, and what follows; nothing where there is no such word. No character joins
 * it, as in Bangla: it may be searched for.
 */
export function aroundWholeWord(words: string): [string, string, string] | undefined {
  const found = /(?<![A-Za-z])[A-Za-z]-[a-z]+/.exec(words);
  if (!found) return undefined;
  const [word] = found;
  return [words.slice(0, found.index), word, words.slice(found.index + word.length)];
}
