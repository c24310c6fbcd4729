/** The value of a decimal digit of any script: each script's ten stand in a row, zero first. */
function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let first = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (point - first) % 10;
}

/**
 * A phone number as it is dialled in Bangladesh, in ASCII digits alone, so that all spellings of one
 * number are equal: `+880 1700-000000`, `0088 01700 000000` and `০১৭০০-০০০০০০` are `01700000000`.
 * Numbers of other countries keep their country code, without + or 00.
 * @param text may hold anything between the digits
 */
export const normalPhone = (text: string): string =>
  (text.normalize('NFKC').match(/\p{Nd}/gu) ?? [])
    .map(digitValue)
    .join('')
    .replace(/^00(?=[1-9])/, '')
    .replace(/^8800?/, '0');
