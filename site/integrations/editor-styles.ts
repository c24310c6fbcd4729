import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { stylesByClass } from './styles-by-class.ts';

/**
 * Astro puts the styles of whatever a page may load later into the page. This leaves the desk those of
 * what it shows at once, and gives the editor's a file that is fetched with it (ContentRooms.tsx).
 * @param isOfEditor whether a class, by its short name, is one of the editor
 */
export function editorStyles(isOfEditor: (className: string) => boolean): AstroIntegration {
  return {
    name: 'editor-styles',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const page = new URL('desk.html', dir);
        let styles = '';
        const html = readFileSync(page, 'utf8').replace(
          /(<style>)(.*?)(<\/style>)/gs,
          (_all, before, css, after) => {
            const { own, foreign } = stylesByClass(css, isOfEditor);
            styles += foreign;
            return before + own + after;
          },
        );
        writeFileSync(page, html);
        writeFileSync(new URL('desk/editor.css', dir), styles);
      },
    },
  };
}
