import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** The four groups of an IPv6 address that name its network (/64), which one visitor has to themselves. */
function networkOf(address: string): string {
  // Without the name of a network card; as the WHATWG writes it, IPv4 in hexadecimal.
  const [bare = ''] = address.split('%');
  const written = URL.parse(`http://[${bare}]`)?.hostname.slice(1, -1) ?? bare;
  const [head = '', tail] = written.split('::');
  const before = head.split(':');
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const left = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before.map((group) => group || '0'), ...left, ...after];
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (!isMapped) return groups.slice(0, 4).join(':');
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((two) => [two >> 8, two & 255])
    .join('.');
}

/**
 * Tells visitors apart by their network address, so that a limit can count what one of them causes,
 * without keeping the address: 65,536 IPv4 addresses share each number, so that trying all of them
 * leads back to none. Two visitors may share one; that costs an automatic reply.
 * @param address IPv4, or IPv6, of which the network counts; IPv4 inside IPv6 is IPv4
 * @returns 16 bits
 */
export function visitorOf(address: string): number {
  const network = isIPv6(address) ? networkOf(address) : address;
  return createHash('sha256').update(network).digest().readUInt16BE();
}
