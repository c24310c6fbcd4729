import { createHash } from 'node:crypto';

/** The first letters of what a text comes to; none is `-` or `_`. */
export const digest = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('base64url').replaceAll(/[-_]/g, '').slice(0, length);
