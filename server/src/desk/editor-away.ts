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
