import type { WrongReason } from './contract/reasons.ts';

/** Thrown when the editor can't answer; the message is for who asked. */
export class EditorAway extends Error {
  override name = 'EditorAway';
  readonly reason: WrongReason;

  constructor(reason: WrongReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** What is thrown instead of a failure to write: that the disk is full, where that was it. */
export function awayIfFull(failure: unknown): unknown {
  const isFull = failure instanceof Error && 'code' in failure && failure.code === 'ENOSPC';
  return isFull ? new EditorAway('full', 'The disk is full. Nothing was changed.') : failure;
}
