import { hash } from 'node:crypto';

/** SHA-256 of a text, in base64url: what the ledger holds in place of what must not be read from it. */
export const digestOf = (text: string): string => hash('sha256', text, 'base64url');
