import { BlockList, isIP } from 'node:net';

/** This machine, and what is never routed through the internet: RFC 1122, 1918, 3927, 4193, 4291. */
const ranges = [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const;

const privateNetworks = new BlockList();
for (const [network, bits, version] of ranges) privateNetworks.addSubnet(network, bits, version);

/**
 * Whether a host is this machine or in a private network, as its address itself says: any name but
 * localhost may lead anywhere, and elsewhere tomorrow.
 * @param hostname as URL has it, an IPv6 address in brackets
 */
export function isPrivateHost(hostname: string): boolean {
  if (hostname === 'localhost') return true;
  const address = hostname.replace(/^\[|\]$/g, '');
  const version = isIP(address);
  return version !== 0 && privateNetworks.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
