import type { WrongReason } from '@nokshi/contract/reasons.ts';
import { unwrittenSentences, whyUnwritten } from '@nokshi/releases/why-unwritten.ts';

/** Thrown when the editor can't answer; the message is for who asked. */
export class EditorAway extends Error {
  override name = 'EditorAway';
  readonly reason: WrongReason;

  constructor(reason: WrongReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** What is thrown instead of a failure to write: that the disk is full, or the folder closed, where that was it. */
export function awayIfUnwritten(failure: unknown): unknown {
  const why = whyUnwritten(failure);
  return why ? new EditorAway(why, `${unwrittenSentences[why]} Nothing was changed.`) : failure;
}
