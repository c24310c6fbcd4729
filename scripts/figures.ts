/** A figure as `npm run audit` takes it from the script that measured it: a line of JSON. */
export type Figure = { subject: string; measured: string; misses: readonly string[] };

/** Set by the audit, which reads figures instead of showing them. */
export const askedByAudit = 'FIGURES_FOR_AUDIT';

/**
 * Prints what was measured: a line for a reader or, for the audit, a line of JSON.
 * @param misses in words, each bound that was missed; the script ends with 1 when there is any
 */
export function tell(subject: string, measured: string, misses: readonly string[] = []): void {
  if (misses.length > 0) process.exitCode = 1;
  if (process.env[askedByAudit]) {
    console.log(JSON.stringify({ subject, measured, misses } satisfies Figure));
    return;
  }
  const verdict = misses.length > 0 ? `   ✗ ${misses.join('; ')}` : '';
  console.log(`${subject.padEnd(36)} ${measured}${verdict}`);
}
