/** The value of a decimal digit of any script: each script's ten stand in a row, zero first. */
function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let first = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (point - first) % 10;
}

/** A text whose digits, of whatever script, are ASCII ones: ঢাকা 1216 for ঢাকা ১২১৬. */
export const asciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
