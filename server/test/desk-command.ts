import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compileCache } from './compile-cache.ts';

const program = fileURLToPath(new URL('../desk.ts', import.meta.url));

/**
 * Runs `npm run desk --` to its end.
 * @param answer what to type in answer to what it printed so far; undefined for nothing yet
 * @returns what it printed, and its exit code
 */
export async function runDesk(
  ledger: Record<string, string>,
  command: readonly string[],
  answer: (printed: string) => string | undefined = () => undefined,
): Promise<{ printed: string; output: string; code: number | null }> {
  const options = ['--disable-warning=ExperimentalWarning', program, ...command];
  const child = spawn(process.execPath, options, {
    env: { PATH: process.env['PATH'] ?? '', ...compileCache, ...ledger },
    cwd: '/',
  });
  let printed = '';
  let output = '';
  child.stderr.on('data', (text) => {
    output += text;
  });
  child.stdout.on('data', (text) => {
    printed += text;
    const typed = answer(printed);
    if (typed !== undefined) child.stdin.end(`${typed}\n`);
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { printed, output, code };
}
