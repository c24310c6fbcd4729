import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { checkContent, sentence } from './check.ts';
import { content } from './testing.ts';

const demos = fileURLToPath(new URL('../../../../showroom/demos', import.meta.url));

test('a drawn name over the door is that of the demo', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'demos-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(demos, folder, { recursive: true });
  const draw = (demo: string, own: string, other: string) => {
    const file = path.join(folder, demo, 'demo.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(`of: ${own}`, `of: ${other}`));
  };
  draw('lal-sutli', 'lalSutli', 'meghMaku');
  draw('dhorla', 'dhorla', 'khatian');
  const said = (demo: string, name: string) =>
    `showroom/demos/${demo}/demo.yaml → logo: draws the name of another demo, "${name}"; leave "logo" out, and the name is set in type.`;
  expect(checkContent(content, folder).map(sentence)).toEqual([
    said('dhorla', 'khatian'),
    said('lal-sutli', 'meghMaku'),
  ]);
});
