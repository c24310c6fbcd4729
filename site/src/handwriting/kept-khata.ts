import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { keptFile } from '../../../toolchain/kept-file.ts';
import { digestOfSources } from '../../../toolchain/source-digest.ts';
import type { Khata } from '../content/projects.ts';
import { drawKhata } from './khata-page.ts';

/** The page of a khata, written by hand once: to thin the strokes of all of them takes three seconds. */
export async function keptKhata(khata: Khata): Promise<string> {
  const hash = createHash('sha256')
    .update(digestOfSources('site/src/handwriting'))
    .update(JSON.stringify(khata));
  const file = await keptFile(`khata/${hash.digest('hex').slice(0, 32)}.svg`, () =>
    drawKhata(khata),
  );
  return readFileSync(file, 'utf8');
}
