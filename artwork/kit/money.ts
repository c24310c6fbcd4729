/** Amounts as Bangladesh writes them: the last three digits, then pairs. */
export function grouped(amount: number): string {
  const [whole = '', part] = Math.abs(amount).toString().split('.');
  const pairs = whole.slice(0, -3).replace(/\B(?=(\d\d)+$)/g, ',');
  const text = pairs ? `${pairs},${whole.slice(-3)}` : whole;
  return `${amount < 0 ? '−' : ''}${text}${part ? `.${part}` : ''}`;
}

/** ৳ 6,40,000 with a space that does not break. */
export const taka = (amount: number): string => `৳\u00a0${grouped(amount)}`;

/** ০১২৩৪৫৬৭৮৯ */
export const bangla = (text: string | number): string =>
  String(text).replace(/\d/g, (digit) => String.fromCharCode(0x9e6 + Number(digit)));

export const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
