import { mkdirSync } from 'node:fs';
import type { WrongReason } from '@nokshi/contract/reasons.ts';
import { removeHalfMade } from '@nokshi/releases/half-made.ts';
import { takeLock } from '@nokshi/releases/publish-lock.ts';
import { unwrittenSentences, whyUnwritten } from '@nokshi/releases/why-unwritten.ts';
import { answers } from './answers.ts';
import { type Draft, openDraft, openInPlace } from './drafts/draft.ts';
import { removeForgotten } from './drafts/temporary-files.ts';
import { wrongsIn } from './drafts/wrongs.ts';
import type { Answering, Asking, Given, QuestionName } from './questions.ts';
import { finishTree, TreeUnwritten } from './write/tree.ts';

/** Thrown while the editor of another server is at the draft. */
class HeldElsewhere extends Error {
  override name = 'HeldElsewhere';
}

/** Answers questions about the draft, one after the other. */
export class Editor {
  readonly #desk: string;
  readonly #release: string;
  readonly #isInPlace: boolean;
  #draft: Draft | undefined;
  /** The last that was asked, which the next one waits for. */
  #last: Promise<unknown>;

  /**
   * @param desk the folder of all that the desk keeps beside the ledger
   * @param release the content that the program came with
   * @param isInPlace whether that is what is changed, and no draft of it
   */
  constructor(desk: string, release: string, isInPlace: boolean) {
    this.#desk = desk;
    this.#release = release;
    this.#isInPlace = isInPlace;
    // A failure here is ignored, as the next question fails in the same way and reports it.
    this.#last = this.#alone(() => this.#begin()).then(
      (opened) => {
        this.#draft = opened;
      },
      () => {},
    );
  }

  /** Once it has begun. */
  get begun(): Promise<unknown> {
    return this.#last;
  }

  answer(asking: Asking): Promise<Answering> {
    const answering = this.#last.then(() => this.#answer(asking));
    this.#last = answering;
    return answering;
  }

  async #answer(asking: Asking): Promise<Answering> {
    try {
      return { answer: await this.#alone(() => this.#answerAlone(asking)) };
    } catch (failure) {
      const told = failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
      return { failure: told, ...saidOf(failure) };
    }
  }

  async #answerAlone({ name, asked }: Asking): Promise<Given<QuestionName>> {
    // Completes the writes of an editor that died.
    if (this.#draft) finishTree(this.#draft.trees.draft);
    this.#draft ??= await this.#begin();
    const question = answers[name] as (
      draft: Draft,
      asked: Asking['asked'],
    ) => Promise<Given<QuestionName>>;
    return question(this.#draft, asked);
  }

  /**
   * Does what no other process may do meanwhile: servers that share the folder have an editor each. What
   * they know is in its files alone, so each may go on where another one ended.
   */
  async #alone<Result>(work: () => Promise<Result>): Promise<Result> {
    mkdirSync(this.#desk, { recursive: true, mode: 0o700 });
    const letGo = takeLock(this.#desk, 'editing');
    if (!letGo) throw new HeldElsewhere();
    try {
      return await work();
    } finally {
      letGo();
    }
  }

  /** Opens the draft; what was checked once is checked again much sooner. */
  async #begin(): Promise<Draft> {
    const opened = await (this.#isInPlace ? openInPlace : openDraft)(this.#desk, this.#release);
    this.#removeBrokenOff();
    removeForgotten(this.#desk);
    wrongsIn(opened.trees.draft);
    return opened;
  }

  /** Removes what somebody began to publish who is gone. */
  #removeBrokenOff(): void {
    const letGo = takeLock(this.#desk, 'publishing', 0);
    if (letGo) removeHalfMade(this.#desk);
    letGo?.();
  }
}

/** The message for whoever asked. */
function saidOf(failure: unknown): { reason: WrongReason; message: string } {
  if (failure instanceof TreeUnwritten) {
    return { reason: failure.reason, message: failure.message };
  }
  if (failure instanceof HeldElsewhere) {
    return { reason: 'elsewhere', message: 'The words are being edited by another server.' };
  }
  const why = whyUnwritten(failure);
  return why
    ? { reason: why, message: `${unwrittenSentences[why]} Nothing was changed.` }
    : { reason: 'failed', message: 'The editor could not do this.' };
}
