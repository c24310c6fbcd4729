import { minifySync } from 'vite';

/** The page with its inline scripts minified, which Astro leaves as they are written. */
export function withSmallScripts(html: string): string {
  return html.replace(/<script>(.*?)<\/script>/gs, (_all, written: string) => {
    const { code, errors } = minifySync('inline.js', written, { module: false });
    if (errors[0]) throw new Error(`An inline script is not right: ${errors[0].message}`);
    return `<script>${code}</script>`;
  });
}
