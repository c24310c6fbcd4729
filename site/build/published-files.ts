import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { replaceFile } from '../../toolchain/replace-file.mjs';
import { metadataIn, withoutEditorNotes } from './published-files/embedded-metadata.ts';
import { filesIn, linkedFiles } from './published-files/linked-files.ts';

/** Where the files are whose names say what they hold. All others were put in their places by name. */
const imports = '_astro/';

/**
 * Publishes nothing that no page links, and no drawing with more in it than is seen. Pictures that are no drawings
 * are made anew from what the owner gave, without what a camera noted in it.
 * @param directory of a site that is built
 * @throws naming each drawing with a photograph in it that tells more
 */
export async function tidyPublished(directory: string): Promise<void> {
  const files = filesIn(directory);
  const linked = linkedFiles(directory, files, (file) => !file.startsWith(imports));
  for (const file of files) if (!linked.has(file)) rmSync(path.join(directory, file));

  const telling: string[] = [];
  for (const file of linked) {
    if (!file.endsWith('.svg')) continue;
    const full = path.join(directory, file);
    const svg = readFileSync(full, 'utf8');
    const tidy = withoutEditorNotes(svg);
    // It may be linked to a file of the cache.
    if (tidy !== svg) replaceFile(full, tidy);
    const metadata = await metadataIn(file, Buffer.from(tidy));
    if (metadata.length > 0) telling.push(`${file} (${metadata.join(', ')})`);
  }
  if (telling.length > 0) {
    throw new Error(
      `These drawings hold photographs with what cameras note in them, such as the place: ${telling.join('; ')}. Save the photographs without it.`,
    );
  }
}
