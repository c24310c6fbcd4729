/** Enough for what a mail server says; a page of HTML from a proxy is cut. */
const longestReason = 500;

/** Replies to commands of a mail, as opposed to those of connecting and logging in. */
const mailCommands = new Set<unknown>(['MAIL FROM', 'RCPT TO', 'DATA']);

/** "Log in first" and "encrypt first" (RFC 4954, RFC 3207): our set-up, whichever command meets it. */
const setupCodes = new Set([523, 524, 530, 534, 535, 538]);

const property = (failure: unknown, name: string): unknown =>
  failure instanceof Error ? Reflect.get(failure, name) : undefined;

/**
 * Whether a mail server refused this mail for good: a 5xx reply to its sender, its recipient or its
 * words (RFC 5321, 4.2.1). A login, a connection or a webhook that fails may be put right.
 * @param failure what a transport threw
 */
export function isRefusedForGood(failure: unknown): boolean {
  const code = property(failure, 'responseCode');
  if (typeof code !== 'number' || setupCodes.has(code)) return false;
  return mailCommands.has(property(failure, 'command')) && code >= 500 && code < 600;
}

/** Where a failure began: fetch says only that it failed, and hides why in `cause`. */
function rootsOf(failure: Error): Error[] {
  // One for each address of a name that has several.
  if (failure instanceof AggregateError) {
    return failure.errors.filter((one) => one instanceof Error).flatMap(rootsOf);
  }
  return failure.cause instanceof Error ? rootsOf(failure.cause) : [failure];
}

/**
 * Why a delivery failed, for the ledger and its readers. It may quote an address, so it is not for
 * the log.
 * @param failure what a transport threw
 * @returns one line: the mail server's own words, or the cause behind the failure
 */
export function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return 'unknown';
  const response = property(failure, 'response');
  const causes = rootsOf(failure).map(({ name, message }) => message || name);
  const reason = typeof response === 'string' ? response : [...new Set(causes)].join('; ');
  return (
    reason
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(0, longestReason) || failure.name
  );
}
