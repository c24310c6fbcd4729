/** The ports that go without saying: a proxy may name that of http to a server behind https. */
const usualPorts = new Set(['', '80', '443']);

/**
 * A host in the one spelling that hosts are compared in: small letters, Punycode, the shortest IPv6, no dot
 * at the end and no usual port.
 * @param host as a header has it, whose bytes stand for UTF-8
 * @returns undefined for what is no host
 */
function canonicalHost(host: string): string | undefined {
  const url = URL.parse(`http://${Buffer.from(host, 'latin1')}`);
  if (url === null || url.href !== `http://${url.host}/`) return undefined;
  return `${url.hostname.replace(/\.$/, '')}:${usualPorts.has(url.port) ? '' : url.port}`;
}

/**
 * Whether an address is at a host.
 * @param address such as that of the header Origin, which is null for a page without one
 * @param host as the header Host has it, or whoever stands for it
 */
export function isAtHost(address: string | undefined, host: string): boolean {
  const url = URL.parse(address ?? '');
  const isOfWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  const wanted = canonicalHost(host);
  return isOfWeb && wanted !== undefined && canonicalHost(url.host) === wanted;
}
