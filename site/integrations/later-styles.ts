import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { stylesByClass } from './styles-by-class.ts';

/**
 * Astro puts the styles of whatever a page may load later into the page. This leaves the desk those of
 * what it shows at once, and gives those of the rooms that are fetched when they are opened a file, which
 * the page names (desk/src/frame/LaterStyles.tsx).
 * @param isOfLater whether a class, by its short name, is one of such a room
 */
export function laterStyles(isOfLater: (className: string) => boolean): AstroIntegration {
  return {
    name: 'later-styles',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const page = new URL('desk.html', dir);
        let later = '';
        const html = readFileSync(page, 'utf8').replace(
          /(<style>)(.*?)(<\/style>)/gs,
          (_all, before, css, after) => {
            const { own, foreign } = stylesByClass(css, isOfLater);
            later += foreign;
            return before + own + after;
          },
        );
        const digest = createHash('sha256').update(later).digest('base64url').slice(0, 8);
        const address = `/_astro/later.${digest}.css`;
        writeFileSync(new URL(`.${address}`, dir), later);
        writeFileSync(page, html.replace('<html ', `<html data-later-styles="${address}" `));
      },
    },
  };
}
