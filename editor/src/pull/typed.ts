import { createInterface } from 'node:readline/promises';
import { type Readable, Writable } from 'node:stream';
import { PullRefused } from './refused.ts';

/** Shows nothing of what is typed. */
const nothing = new Writable({ write: (_chunk, _encoding, done) => done() });

/** Where is typed and said; the process has it. */
export type Terminal = { stdin: Readable & { isTTY?: boolean }; stderr: Writable };

/** Asks at the terminal, a secret unseen; else takes the lines of standard input, one after the other. */
export class Typed {
  readonly #terminal: Terminal;
  readonly #lines: AsyncIterator<string> | undefined;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
    if (!terminal.stdin.isTTY) {
      this.#lines = createInterface({ input: terminal.stdin })[Symbol.asyncIterator]();
    }
  }

  /** @throws PullRefused when no more is typed */
  async ask(question: string, isSecret = false): Promise<string> {
    const typed = await (this.#lines
      ? this.#lines.next().then(({ value }) => value)
      : atTerminal(this.#terminal, question, isSecret));
    if (typed === undefined || typed === '') throw new PullRefused(`${question} is missing.`);
    return typed;
  }
}

async function atTerminal(
  { stdin, stderr }: Terminal,
  question: string,
  isSecret: boolean,
): Promise<string> {
  const output = isSecret ? nothing : stderr;
  const lines = createInterface({ input: stdin, output, terminal: true });
  try {
    if (isSecret) stderr.write(`${question}: `);
    return await lines.question(isSecret ? '' : `${question}: `);
  } finally {
    if (isSecret) stderr.write('\n');
    lines.close();
  }
}
