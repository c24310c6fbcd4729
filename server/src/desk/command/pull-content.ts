import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CommandRefused } from './command-refused.ts';

const program = fileURLToPath(new URL('../../../../editor/src/pull/run.ts', import.meta.url));

/**
 * Has the editor bring the content of a desk into this clone.
 * @returns its exit code
 * @throws CommandRefused where there is no editor
 */
export async function pullContent(url: string): Promise<number> {
  if (!existsSync(program)) {
    throw new CommandRefused('The editor is not installed here: it needs the whole project.');
  }
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, url], {
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}
