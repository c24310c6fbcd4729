import { randomInt } from 'node:crypto';

/** Without letters that look alike. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/**
 * Random letters that can be read out: `k3fz-…`.
 * @param groups of four letters, which are 20 bits each
 */
export function readableSecret(groups: number): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}
