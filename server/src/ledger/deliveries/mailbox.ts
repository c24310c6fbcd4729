import { emailKey } from '@nokshi/forms/email.ts';

/** One provider under two names, to which dots in a mailbox's name mean nothing. */
const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address leads to, the same for all its spellings: in upper or lower case, with
 * a tag (`rahim+shop@…`, RFC 5233), and at Gmail with dots and under either of its names. Too much
 * taken for one mailbox costs an automatic reply; too little would let a mailbox be flooded.
 * @param address one that the forms take
 */
export function mailboxOf(address: string): string {
  const key = emailKey(address);
  const at = key.lastIndexOf('@');
  const name = key.slice(0, at).replace(/\+.*/su, '');
  const domain = key.slice(at + 1);
  return dotless.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
