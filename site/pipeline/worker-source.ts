import type { Hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { workerScript } from './worker-script.ts';

const ownAnswer = readFileSync(
  fileURLToPath(import.meta.resolve('@nokshi/forms/own-answer.js')),
  'utf8',
);

/**
 * The text of a service worker as it is served. In the place of `%BUILD%` stands a digest of what the worker keeps
 * and of how it does so: browsers take another text for a new worker, and what a former one took may be something
 * else.
 * @param kept has read what the worker keeps
 * @param values what stands in the place of further names in `%`, between single quotation marks
 * @throws when its file holds no script
 */
export function workerSource(
  file: string,
  kept: Hash,
  values: Readonly<Record<string, string>> = {},
): string {
  const worker = readFileSync(file, 'utf8');
  const build = kept.update(worker).update(ownAnswer).digest('base64url').slice(0, 8);
  const written = Object.entries({ ...values, BUILD: build }).reduce(
    (text, [name, value]) => text.replace(`%${name}%`, () => value.replaceAll(/['\\]/g, '\\$&')),
    worker,
  );
  return workerScript(written, ownAnswer);
}
