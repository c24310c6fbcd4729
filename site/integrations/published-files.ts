import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import {
  metadataIn,
  pictureName,
  withoutEditorNotes,
} from './published-files/embedded-metadata.ts';
import { filesIn, linkedFiles } from './published-files/linked-files.ts';

/** Where Astro puts what it makes of imports. All else was put in its place by name. */
const imports = '_astro/';

/**
 * Publishes nothing that no page links, and no picture with more in it than is seen. Astro emits the
 * original of each picture and keeps it as soon as its width was read; its address follows from those of
 * what was made of it, and a photograph tells where it was taken.
 */
export function publishedFiles(): AstroIntegration {
  return {
    name: 'published-files',
    hooks: {
      'astro:build:done': ({ dir }) => tidyPublished(fileURLToPath(dir)),
    },
  };
}

/**
 * As the integration does it, for a folder that is already built.
 * @throws naming each picture with metadata that is linked as it came
 */
export async function tidyPublished(directory: string): Promise<void> {
  const files = filesIn(directory);
  const linked = linkedFiles(directory, files, (file) => !file.startsWith(imports));
  for (const file of files) if (!linked.has(file)) rmSync(path.join(directory, file));

  const telling: string[] = [];
  for (const file of linked) {
    if (!pictureName.test(file)) continue;
    const full = path.join(directory, file);
    if (file.endsWith('.svg')) {
      const svg = readFileSync(full, 'utf8');
      const tidy = withoutEditorNotes(svg);
      if (tidy !== svg) writeFileSync(full, tidy);
    }
    const metadata = await metadataIn(file, readFileSync(full));
    if (metadata.length > 0) telling.push(`${file} (${metadata.join(', ')})`);
  }
  if (telling.length > 0) {
    throw new Error(
      `These pictures would be published with what cameras and editors note in them, such as the place: ${telling.join('; ')}. Have them encoded by the build, or save them without it.`,
    );
  }
}
