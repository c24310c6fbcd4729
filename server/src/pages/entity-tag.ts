import { createHash } from 'node:crypto';

/** A strong entity tag: the same bytes always have the same one, other bytes another. */
export function entityTagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

/** Whether an If-None-Match header names this tag; weak tags count (RFC 9110, 13.1.2). */
export function namesEntityTag(header: string, tag: string): boolean {
  if (header === tag || header.trim() === '*') return true;
  return header.match(/"[^"]*"/g)?.includes(tag) ?? false;
}
