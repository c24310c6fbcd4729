/** Why nothing could be written, as far as somebody can do something about it. */
export type Unwritten = 'full' | 'forbidden';

export const unwrittenSentences: Record<Unwritten, string> = {
  full: 'The disk is full.',
  forbidden: 'The folder of the content may not be written to.',
};

const codes: Record<string, Unwritten> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  EROFS: 'forbidden',
};

/** Of SQLite, which locks are taken with: it can't write to a file, can't make it, or has no room. */
const sqliteCodes: Record<number, Unwritten> = { 8: 'forbidden', 14: 'forbidden', 13: 'full' };

/** @returns undefined where a failure has another cause */
export function whyUnwritten(failure: unknown): Unwritten | undefined {
  if (!(failure instanceof Error)) return undefined;
  // Its last eight bits are the cause, the others say more of it.
  if ('errcode' in failure) return sqliteCodes[Number(failure.errcode) & 0xff];
  if (!('code' in failure)) return undefined;
  // The error of Node.js for a folder below a missing one that may not be made.
  const isFolder = 'syscall' in failure && failure.syscall === 'mkdir';
  if (isFolder && failure.code === 'ENOENT') return 'forbidden';
  return codes[String(failure.code)];
}
