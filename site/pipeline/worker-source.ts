import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { workerScript } from './worker-script.ts';

const ownAnswer = fileURLToPath(import.meta.resolve('@nokshi/forms/own-answer.js'));

/**
 * The text of a service worker as it is served.
 * @param values what stands in the place of the names in `%`, such as `%BUILD%`, between single quotation marks
 * @throws when its file holds no script
 */
export function workerSource(file: string, values: Readonly<Record<string, string>>): string {
  const written = Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`%${name}%`, () => value.replaceAll(/['\\]/g, '\\$&')),
    readFileSync(file, 'utf8'),
  );
  return workerScript(written, readFileSync(ownAnswer, 'utf8'));
}
