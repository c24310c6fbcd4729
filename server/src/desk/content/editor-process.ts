import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WrongReason } from '@nokshi/contract/reasons.ts';
import { deskFolder } from '@nokshi/releases/paths.ts';
import type {
  Asked,
  Asking,
  EditorTold,
  Given,
  QuestionName,
} from '../../../../editor/src/questions.ts';
import { minute } from '../../durations.ts';
import type { Environment } from '../../environment.ts';
import type { Log } from '../../log.ts';
import { ownContent } from '../../sentences.ts';
import { EditorAway } from '../editor-away.ts';

const editorProgram = fileURLToPath(new URL('../../../../editor/src/process.ts', import.meta.url));

/** Enough for the whole content, its schemas and the icons. */
const mostMegabytes = 400;

/** More than this wait when the editor answers slower than people type; waiting longer helps nobody. */
const mostWaiting = 50;

/** What is known of an editor's end: the last that it said. */
const mostSaid = 4000;

/** How long an editor is waited for. */
export type Patience = {
  /** What it may take to begin on a machine that is busy with everything else, and to make a draft. */
  begin: number;
  /** The timeout of one answer. */
  answer: number;
  /** One that nobody asks anything ends, and gives its memory back. */
  idle: number;
};

export const usualPatience: Patience = { begin: 3 * minute, answer: minute, idle: 15 * minute };

type Asker = {
  asking: Asking;
  resolve: (given: Given<QuestionName>) => void;
  reject: (failure: EditorAway) => void;
};

/** Whoever answers questions about the content. */
export type Editor = Pick<EditorProcess, 'ask' | 'desk' | 'temporaryFolder' | 'stop'>;

type EditorSettings = Pick<Environment, 'DATA_DIR' | 'CONTENT_DIR'>;

/** @param isInPlace whether the content itself is what it changes, and no draft of it */
export type NewEditor = (settings: EditorSettings, log: Log, isInPlace: boolean) => Editor;

/**
 * The editor, a program of its own that knows the content: begun when it is first asked, at a lower
 * priority, and asked one thing after the other. One that crashes, hangs or runs out of memory costs the
 * answer in hand; the next question begins another one.
 */
export class EditorProcess {
  readonly #dataDirectory: string;
  readonly #content: string;
  readonly #log: Log;
  readonly #isInPlace: boolean;
  readonly #patience: Patience;
  readonly #program: string;
  #waiting: Asker[] = [];
  #inHand: Asker | undefined;
  #child: ChildProcess | undefined;
  #hasBegun = false;
  #isStopped = false;
  #timer: NodeJS.Timeout | undefined;

  /** @param isInPlace whether the content itself is what it changes, and no draft of it */
  constructor(
    { DATA_DIR, CONTENT_DIR = ownContent }: EditorSettings,
    log: Log,
    isInPlace: boolean,
    patience = usualPatience,
    program = editorProgram,
  ) {
    this.#dataDirectory = resolve(DATA_DIR);
    this.#content = resolve(CONTENT_DIR);
    this.#log = log;
    this.#isInPlace = isInPlace;
    this.#patience = patience;
    this.#program = program;
  }

  /** The number of the process; undefined while there is none. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Where it keeps what it works on. */
  get desk(): string {
    return deskFolder(this.#dataDirectory);
  }

  /** Where files lie that are handed to it, or come from it. */
  get temporaryFolder(): string {
    return join(this.desk, 'temporary');
  }

  /** @throws EditorAway when it can't answer, or takes too long */
  ask<Name extends QuestionName>(name: Name, asked: Asked<Name>): Promise<Given<Name>> {
    if (this.#isStopped) return Promise.reject(new EditorAway('stopping', 'The server stops.'));
    if (!existsSync(this.#program)) {
      return Promise.reject(
        new EditorAway('missing', 'The editor is not installed on this server.'),
      );
    }
    if (this.#waiting.length >= mostWaiting) {
      return Promise.reject(
        new EditorAway('busy', 'The editor has too much to do. Please try again.'),
      );
    }
    return new Promise<Given<QuestionName>>((resolve, reject) => {
      this.#waiting.push({ asking: { name, asked } as Asking, resolve, reject });
      if (!this.#inHand) this.#next();
    }) as Promise<Given<Name>>;
  }

  /** Ends it, and asks it nothing more. */
  stop(): void {
    this.#isStopped = true;
    const given = [...(this.#inHand ? [this.#inHand] : []), ...this.#waiting];
    this.#waiting = [];
    this.#inHand = undefined;
    this.#end();
    for (const { reject } of given) reject(new EditorAway('stopping', 'The server stops.'));
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#inHand = this.#waiting.shift();
    if (!this.#inHand) {
      this.#timer = setTimeout(() => this.#end(), this.#patience.idle).unref();
      return;
    }
    this.#child ??= this.#begin();
    // One that has just ended tells of it itself.
    this.#child.send(this.#inHand.asking, () => {});
    this.#limit(this.#hasBegun ? this.#patience.answer : this.#patience.begin);
  }

  #limit(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#log.error({ event: 'editor.hung', question: this.#inHand?.asking.name });
      this.#end();
      this.#fail('slow', 'The editor took too long, and begins anew. Please try again.');
    }, milliseconds).unref();
  }

  #begin(): ChildProcess {
    const child = spawn(
      process.execPath,
      [
        `--max-old-space-size=${mostMegabytes}`,
        // As the server has it: a third of the memory less, and no slower.
        '--max-semi-space-size=4',
        '--disable-warning=ExperimentalWarning',
        this.#program,
      ],
      {
        env: {
          PATH: process.env['PATH'],
          NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
          DATA_DIR: this.#dataDirectory,
          CONTENT_DIR: this.#content,
          DRAFT: this.#isInPlace ? 'content' : undefined,
        },
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      },
    );
    this.#hasBegun = false;
    lowerPriority(child);
    let errorOutput = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      errorOutput = `${errorOutput}${text}`.slice(-mostSaid);
    });
    child.on('message', (told: EditorTold) => {
      if (child === this.#child) this.#take(told);
    });
    const lost = (code: number | null, signal: string | null) => {
      if (child !== this.#child) return;
      this.#child = undefined;
      this.#log.error({ event: 'editor.ended', code, signal, said: errorOutput });
      this.#fail('ended', 'The editor has ended, and begins anew. Please try again.');
    };
    child.once('error', ({ message }) => {
      errorOutput = message;
      lost(null, null);
    });
    child.once('exit', lost);
    return child;
  }

  #take(told: EditorTold): void {
    if (told === 'begun') {
      this.#hasBegun = true;
      if (this.#inHand) this.#limit(this.#patience.answer);
      return;
    }
    if ('answer' in told) {
      const { resolve } = this.#inHand ?? {};
      this.#next();
      resolve?.(told.answer);
      return;
    }
    const { failure, reason, message } = told;
    this.#log.error({ event: 'editor.failed', question: this.#inHand?.asking.name, failure });
    this.#fail(reason, message);
  }

  /** Gives up what is in hand, and goes on with what waits. */
  #fail(reason: WrongReason, message: string): void {
    const { reject } = this.#inHand ?? {};
    this.#next();
    reject?.(new EditorAway(reason, message));
  }

  #end(): void {
    clearTimeout(this.#timer);
    const child = this.#child;
    this.#child = undefined;
    // Whatever it was about to write stands in its journal: it may be ended at any moment.
    child?.kill('SIGKILL');
  }
}

/** Lower than that of visitors, and not so low that a busy machine never comes to it. */
const niceness = 5;

/** Pages and enquiries come first. */
function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, niceness);
  } catch {
    // It has ended already, or the system has no such thing.
  }
}
