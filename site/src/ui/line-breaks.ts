const wordJoiner = '\u2060';
const noBreakSpace = '\u00a0';

/**
 * Words with the places sealed where a line of Bangla must not end: after a hyphen, which would leave
 * one letter or a bare suffix to the next line (তা-ও, POS-এ), and between a number and what it counts
 * (১৪ লাখ). Words without Bangla come back as they are.
 */
export const withLineBreaks = (words: string): string =>
  words
    .replace(/([\p{L}\p{M}\p{N}]-)(?=\p{Script=Bengali})/gu, `$1${wordJoiner}`)
    .replace(/([০-৯]) (?=\p{Script=Bengali})/gu, `$1${noBreakSpace}`);
