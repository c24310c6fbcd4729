/** Amounts of a till are whole paisa; prices and payments are whole taka of them. */
export const paisaOf = (amount: number): number => Math.round(amount * 100);

/** A percentage of an amount, to the paisa. */
export const percentOf = (paisa: number, percent: number): number =>
  Math.round((paisa * percent) / 100);

export const total = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

/** The VAT that a price contains, in paisa. @param rate in percent, as 7.5 */
export const vatWithin = (amount: number, rate: number): number =>
  Math.round((amount * rate * 10) / (1000 + rate * 10));

/** The nearest whole taka of an amount in paisa: what is asked for in cash. */
export const wholeTaka = (paisa: number): number => Math.round(paisa / 100) * 100 + 0;

/** Splits an amount by the size of parts, to the last paisa. @returns a share for each part */
export function shared(amount: number, parts: readonly number[]): number[] {
  let left = amount;
  let rest = total(parts);
  return parts.map((part) => {
    const share = rest === 0 ? 0 : Math.round((left * part) / rest);
    left -= share;
    rest -= part;
    return share;
  });
}

/** What a customer is likely to give: exactly, or in round notes. @param amount in paisa */
export function roundAmounts(amount: number): readonly number[] {
  if (amount <= 0) return [];
  const round = [100, 500, 1000].map((note) => Math.ceil(amount / paisaOf(note)) * paisaOf(note));
  return [...new Set([amount, ...round])];
}
