import { isGuess, isPhone, normalPhone, withDigits } from '@nokshi/forms/phone.ts';

/**
 * A mobile number of Bangladesh as it is dialled, from any spelling: +880, Bangla digits, spaces; nothing
 * for what is none.
 */
export function mobileNumber(written: string): string | undefined {
  const dialled = normalPhone(written);
  const isSure = isPhone(written) && !isGuess(withDigits(written));
  return isSure && /^01[2-9]\d{8}$/.test(dialled) ? dialled : undefined;
}
