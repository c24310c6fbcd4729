import { tlsOf } from '../smtp-tls.ts';

/** Mail to this machine itself crosses no network. */
const thisMachine = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/**
 * The address of the mail server as nodemailer reads it, with the demand that no password or mail
 * crosses a network in clear text. `smtp://` means STARTTLS then (RFC 3207), unless the address ends
 * in `?tls=optional` or names this machine.
 * @param smtpUrl SMTP_URL, a parsable address
 */
export function encryptedAddress(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  const isOptional = tlsOf(smtpUrl) === 'optional' || thisMachine.test(url.hostname);
  // Ours, not nodemailer's, which has an option of that name.
  url.searchParams.delete('tls');
  if (!isOptional) url.searchParams.set('requireTLS', 'true');
  return url.href;
}

/** Thrown when the mail server would take mail and password in clear text only. */
class Unencrypted extends Error {
  override name = 'Unencrypted';

  constructor() {
    super(
      'The mail server offers no encryption (STARTTLS), so nothing was sent. Use its smtps:// address, or allow clear text by ending SMTP_URL in ?tls=optional.',
    );
  }
}

/** A failure of nodemailer, as a sentence where the mail server refused to encrypt. */
export function explained(failure: unknown): unknown {
  if (!(failure instanceof Error)) return failure;
  const { code, command, responseCode } = failure as NodeJS.ErrnoException & {
    command?: string;
    responseCode?: number;
  };
  // A wrong certificate is ETLS, too, but then the server has answered nothing.
  const isRefusal = code === 'ETLS' && command === 'STARTTLS' && responseCode !== undefined;
  return isRefusal ? new Unencrypted() : failure;
}
