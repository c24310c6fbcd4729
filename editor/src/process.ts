/**
 * Answers questions about the draft, one after the other, in a process of its own: whatever becomes of
 * it, the server goes on. Started by the server with a channel to it, and ended with that.
 */
import path from 'node:path';
import type { WrongReason } from '@nokshi/server/desk/contract/reasons.ts';
import { answers } from './answers.ts';
import { type Draft, openDraft } from './drafts/draft.ts';
import { wrongsIn } from './drafts/wrongs.ts';
import type { Answering, Asking, Given, QuestionName } from './questions.ts';
import { TreeUnwritten } from './write/tree.ts';

function readVariable(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set.`);
  return value;
}

const desk = path.join(readVariable('DATA_DIR'), 'desk');
const release = readVariable('CONTENT_DIR');

let draft: Draft | undefined;

/** Opens the draft; what was checked once is checked again much sooner. */
async function begin(): Promise<Draft> {
  const opened = await openDraft(desk, release);
  wrongsIn(opened.trees.draft);
  return opened;
}

async function answer({ name, asked }: Asking): Promise<Answering> {
  try {
    draft ??= await begin();
    const question = answers[name] as (
      draft: Draft,
      asked: Asking['asked'],
    ) => Promise<Given<QuestionName>>;
    return { answer: await question(draft, asked) };
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
  const isFull = failure instanceof Error && 'code' in failure && failure.code === 'ENOSPC';
  return isFull
    ? { reason: 'full', message: 'The disk is full. Nothing was changed.' }
    : { reason: 'failed', message: 'The editor could not do this.' };
}

const send = (answering: Answering) => process.send?.(answering);

// What fails here fails again, and is told of, when something is asked.
let last: Promise<unknown> = begin().then(
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
