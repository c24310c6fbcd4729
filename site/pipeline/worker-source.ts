import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';

/**
 * The text of a service worker as it is served.
 * @param values what stands in the place of the names in `%`, such as `%BUILD%`
 * @throws when its file holds no script
 */
export function workerSource(file: string, values: Readonly<Record<string, string>>): string {
  const written = Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`%${name}%`, value),
    readFileSync(file, 'utf8'),
  );
  const { code, errors } = minifySync('worker.js', written, { module: false });
  if (errors[0]) throw new Error(`${file} is no script: ${errors[0].message}`);
  return code;
}
