import { isIP } from 'node:net';

/** Names for ranges of addresses, as the package proxy-addr has them. */
const ranges: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isProxy(text: string): boolean {
  if (ranges.has(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  // The system's name of a network card is nothing that a request could come from.
  const version = address.includes('%') ? 0 : isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : 0;
  return bits >= 1 && bits <= (version === 4 ? 32 : 128);
}

/** Whether a text is a list of addresses, ranges such as 10.0.0.0/8 or their names, with commas between them. */
export const areProxies = (text: string): boolean =>
  text.split(',').every((one) => isProxy(one.trim()));
