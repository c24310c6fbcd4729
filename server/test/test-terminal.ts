import { PassThrough, type Writable } from 'node:stream';
import type { Terminal } from '../src/terminal.ts';

/** What a command did. */
export type Done = { printed: string; output: string; code: number };

function writtenTo(stream: Writable & NodeJS.ReadableStream, onText = () => {}): () => string {
  let written = '';
  stream.setEncoding('utf8').on('data', (text: string) => {
    written += text;
    onText();
  });
  return () => written;
}

/**
 * Runs a command in this process: to begin another one takes longer than most of what it does.
 * @param variables all it knows of the ledger and the machine
 * @param typed what stands on its input
 * @param answer what to type last in answer to what it printed so far; undefined for nothing yet
 */
export async function runHere(
  command: (line: readonly string[], terminal: Terminal) => Promise<number>,
  variables: Record<string, string>,
  line: readonly string[],
  { typed, answer }: { typed?: string; answer?: (printed: string) => string | undefined } = {},
): Promise<Done> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const output = writtenTo(stderr);
  const printed = writtenTo(stdout, () => {
    const answered = answer?.(printed());
    if (answered !== undefined) stdin.end(`${answered}\n`);
  });
  if (!answer) stdin.end(typed ?? '');
  const terminal = { readVariables: () => variables, stdin, stdout, stderr };
  const code = await command(line, terminal);
  // What was written last arrives in a turn of its own.
  await new Promise((resolve) => setImmediate(resolve));
  return { printed: printed(), output: output(), code };
}
