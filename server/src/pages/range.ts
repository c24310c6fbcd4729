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
