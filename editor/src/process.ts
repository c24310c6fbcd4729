/**
 * Answers questions about the draft, one after the other, in a process of its own: whatever becomes of
 * it, the server goes on. Started by the server with a channel to it, and ended with that.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
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

function readVariable(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set.`);
  return value;
}

const desk = path.join(readVariable('DATA_DIR'), 'desk');
const release = readVariable('CONTENT_DIR');
/** Set where that is what is changed, and no draft of it. */
const isInPlace = process.env['DRAFT'] === 'content';

let draft: Draft | undefined;

/** Thrown while the editor of another server is at the draft. */
class HeldElsewhere extends Error {
  override name = 'HeldElsewhere';
}

/**
 * Does what no other process may do meanwhile: servers that share the folder have an editor each. What
 * they know is in its files alone, so each may go on where another one ended.
 */
async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  mkdirSync(desk, { recursive: true });
  const letGo = takeLock(desk, 'editing');
  if (!letGo) throw new HeldElsewhere();
  try {
    return await work();
  } finally {
    letGo();
  }
}

/** Removes what somebody began to publish who is gone. */
function removeBrokenOff(): void {
  const letGo = takeLock(desk, 'publishing', 0);
  if (letGo) removeHalfMade(desk);
  letGo?.();
}

/** Opens the draft; what was checked once is checked again much sooner. */
async function begin(): Promise<Draft> {
  const opened = await (isInPlace ? openInPlace : openDraft)(desk, release);
  removeBrokenOff();
  removeForgotten(desk);
  wrongsIn(opened.trees.draft);
  return opened;
}

async function answerAlone({ name, asked }: Asking): Promise<Given<QuestionName>> {
  // What another one was about to write that died.
  if (draft) finishTree(draft.trees.draft);
  draft ??= await begin();
  const question = answers[name] as (
    draft: Draft,
    asked: Asking['asked'],
  ) => Promise<Given<QuestionName>>;
  return question(draft, asked);
}

async function answer(asking: Asking): Promise<Answering> {
  try {
    return { answer: await alone(() => answerAlone(asking)) };
  } catch (failure) {
    const told = failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
    return { failure: told, ...saidOf(failure) };
  }
}

/** What is said to whoever asked. */
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

const send = (answering: Answering) => process.send?.(answering);

// What fails here fails again, and is told of, when something is asked.
let last: Promise<unknown> = alone(begin).then(
  (opened) => {
    draft = opened;
  },
  () => {},
);
process.on('message', (asking: Asking) => {
  last = last.then(async () => send(await answer(asking)));
});
// The server is gone, or needs no editor any more.
process.on('disconnect', () => process.exit());
last = last.then(() => send('begun'));
