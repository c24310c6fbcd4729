import { weightsIn } from '../requests/accept.ts';

/** The ways in which a body is kept, in the order in which the server likes to send them. */
const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** What a client that says nothing about identity thinks of it: acceptable, but nothing better. */
const leastWeight = 0.0001;

const onlyIdentity: readonly Encoding[] = ['identity'];

/** Browsers send a handful of different headers; the bound is for those that are not browsers. */
const remembered = new Map<string, readonly Encoding[]>();
const mostRemembered = 200;
const longestRemembered = 200;

/** The encodings that an Accept-Encoding header allows, the best first (RFC 9110, 12.5.3). */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return onlyIdentity;
  const known = remembered.get(header);
  if (known) return known;
  const accepted = readHeader(header);
  if (remembered.size < mostRemembered && header.length <= longestRemembered) {
    remembered.set(header, accepted);
  }
  return accepted;
}

function readHeader(header: string): readonly Encoding[] {
  const weights = weightsIn(header.replace(/\bx-gzip\b/gi, 'gzip'));
  const others = weights.get('*');
  const weightOf = (encoding: Encoding): number => {
    const own = weights.get(encoding) ?? others;
    return own ?? (encoding === 'identity' ? leastWeight : 0);
  };
  return encodings
    .filter((encoding) => weightOf(encoding) > 0)
    .sort((one, other) => weightOf(other) - weightOf(one));
}

/** First and last byte, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Reads a Range header for a body of the given length (RFC 9110, 14.2). Undefined means that the
 * whole body is the right answer: another unit, several ranges, or nothing that can be read.
 */
export function readRange(header: string, length: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i.exec(header);
  const [, start = '', end = ''] = match ?? [];
  if (start === '') return end === '' ? undefined : lastBytes(Number(end), length);
  const first = Number(start);
  const last = end === '' ? length - 1 : Math.min(Number(end), length - 1);
  if (end !== '' && Number(end) < first) return undefined;
  return first < length ? { first, last } : 'unsatisfiable';
}

function lastBytes(count: number, length: number): ByteRange | 'unsatisfiable' {
  if (count === 0 || length === 0) return 'unsatisfiable';
  return { first: Math.max(0, length - count), last: length - 1 };
}

/** Whether an If-None-Match header names this tag; weak tags count (RFC 9110, 13.1.2). */
export function namesEntityTag(header: string, tag: string): boolean {
  if (header === tag || header.trim() === '*') return true;
  return header.match(/"[^"]*"/g)?.includes(tag) ?? false;
}
