import { hash } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';

/**
 * Tells visitors apart by their network address, so that a limit can count what one of them causes,
 * without keeping the address: 65,536 IPv4 addresses share each number, so that trying all of them
 * leads back to none. Two visitors may share one; that costs an automatic reply.
 * @param address IPv4, or IPv6, of which the network counts; IPv4 inside IPv6 is IPv4
 * @returns 16 bits
 */
export function visitorOf(address: string): number {
  return hash('sha256', normalizeIP(address), 'buffer').readUInt16BE();
}
