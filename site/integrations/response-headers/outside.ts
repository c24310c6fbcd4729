import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '../../src/content/content-folder.ts';

/**
 * Where this build sends enquiries besides its own server, read off the forms themselves: another
 * origin, or `mailto:` when no server takes them. A dialog on any page may do the same.
 */
export function enquiryTargets(pages: readonly string[]): string[] {
  const targets = new Set<string>();
  for (const html of pages) {
    for (const [, action = ''] of html.matchAll(/<form\b[^>]*\saction="([^"]*)"/g)) {
      const url = URL.parse(action);
      if (url) targets.add(url.protocol === 'mailto:' ? url.protocol : url.origin);
    }
  }
  return [...targets].sort();
}

/** The origins of those maps that a page can show in a frame. */
export function frameSources(html: string): string[] {
  const shown = mapAddresses().filter(({ origin, pathname }) => html.includes(origin + pathname));
  return [...new Set(shown.map(({ origin }) => origin))].sort();
}

let remembered: URL[] | undefined;

function mapAddresses(): URL[] {
  const offices = join(contentFolder(), 'offices');
  remembered ??= globSync('*/index.yaml', { cwd: offices }).flatMap((office) => {
    const { map } = parse(readFileSync(join(offices, office), 'utf8'));
    return typeof map === 'string' ? [new URL(map)] : [];
  });
  return remembered;
}
