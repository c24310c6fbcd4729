/** A line of a tariff with how often it is wanted. */
type Wanted = { readonly amount: number; readonly count: number };

/** The total of an estimate, in whole taka; VAT is rounded to the taka. */
export function estimateOf(wanted: readonly Wanted[], vatPerCent: number) {
  const net = wanted.reduce((sum, { amount, count }) => sum + amount * count, 0);
  const vat = Math.round((net * vatPerCent) / 100);
  return { net, vat, total: net + vat };
}

/** Rows as a file that spreadsheets open: the mark at its start tells them that it is UTF-8. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) => `"${String(value).replaceAll('"', '""')}"`;
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}`;
}

/** A link that saves rows as a file for spreadsheets, made in this browser. */
export const csvFile = (name: string, rows: Parameters<typeof csvOf>[0]) => ({
  download: name,
  href: `data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(rows))}`,
});
