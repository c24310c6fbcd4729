import type { Put } from '../first-flight.ts';
import { splitStyles, viewOf } from './split-styles.ts';

/**
 * The page without the styles that only its later sections need: they are a file, linked just before
 * these, and what stands above is painted without waiting for it. Unchanged without a later section
 * outside of islands.
 */
export function withLateStyles(html: string, put: Put): string {
  const later = laterSection(html);
  // The other elements hold the two hues and the faces of the fonts.
  const [style] = [...html.matchAll(/<style>(.*?)<\/style>/gs)].sort(
    ([one], [other]) => other.length - one.length,
  );
  if (later === undefined || !style?.[1] || style.index > later) return html;
  const { first, file } = splitStyles(style[1], viewOf(html.slice(0, later)));
  if (first.length === style[1].length) return html;
  const before = html.slice(0, later).replace(style[0], () => `<style>${first}</style>`);
  return `${before}<link rel="stylesheet" href="${put(file, 'css')}">${html.slice(later)}`;
}

/** Where the second section of the page's main part begins. */
function laterSection(html: string): number | undefined {
  const sections = [...html.matchAll(/<section\b/g)].map(({ index }) => index);
  const [, second] = sections.filter((index) => index > html.indexOf('<main'));
  if (second === undefined) return;
  const before = html.slice(0, second);
  const isInIsland = before.lastIndexOf('<astro-island') > before.lastIndexOf('</astro-island>');
  return isInIsland ? undefined : second;
}
