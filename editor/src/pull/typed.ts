import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { PullRefused } from './refused.ts';

/** Shows nothing of what is typed. */
const nothing = new Writable({ write: (_chunk, _encoding, done) => done() });

/** Asks at the terminal, a secret unseen; else takes the lines of standard input, one after the other. */
export class Typed {
  readonly #lines = process.stdin.isTTY
    ? undefined
    : createInterface({ input: process.stdin })[Symbol.asyncIterator]();

  /** @throws PullRefused when no more is typed */
  async ask(question: string, isSecret = false): Promise<string> {
    const typed = await (this.#lines
      ? this.#lines.next().then(({ value }) => value)
      : atTerminal(question, isSecret));
    if (typed === undefined || typed === '') throw new PullRefused(`${question} is missing.`);
    return typed;
  }
}

async function atTerminal(question: string, isSecret: boolean): Promise<string> {
  const output = isSecret ? nothing : process.stderr;
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  try {
    if (isSecret) process.stderr.write(`${question}: `);
    return await lines.question(isSecret ? '' : `${question}: `);
  } finally {
    if (isSecret) process.stderr.write('\n');
    lines.close();
  }
}
