import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { HTMLElement } from 'node-html-parser';
import { parse } from 'yaml';
import { contentFolder } from '../../../toolchain/content-folder.ts';
import { type ThirdParty, thirdParties } from '../../src/content/schemas/third-parties.ts';

/**
 * Where a page sends enquiries besides its own server, read off its forms: another origin, or `mailto:`
 * when no server takes them.
 */
export const enquiryTargets = (document: HTMLElement): string[] =>
  document.querySelectorAll('form[action]').flatMap((form) => {
    const url = URL.parse(form.getAttribute('action') ?? '');
    return url ? [url.protocol === 'mailto:' ? url.protocol : url.origin] : [];
  });

/** The origins of those maps that a page can show in a frame. */
export function iframeSources(html: string): string[] {
  const shown = mapAddresses().filter(({ origin, pathname }) => html.includes(origin + pathname));
  return [...new Set(shown.map(({ origin }) => origin))].sort();
}

/** What the company allows other origins on pages of the site, by what that is. */
export function allowedOrigins(): Partial<Record<ThirdParty['allows'][number], string[]>> {
  const company = parse(readFileSync(join(contentFolder(), 'company/index.yaml'), 'utf8'));
  const allowed: ReturnType<typeof allowedOrigins> = {};
  for (const { origin, allows } of thirdParties.parse(company.thirdParties)) {
    for (const kind of allows) allowed[kind] = [...(allowed[kind] ?? []), origin];
  }
  return allowed;
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
