import { type CssNode, generate, walk } from 'css-tree';
import type { Page } from '../page.ts';

/**
 * The header that has a browser fetch the faces of a page with the page itself: what is not there by its first
 * frame is not used on it. The project's server leaves it out for visitors who save data; static hosts send it to all.
 * @returns nothing where a page has no such faces
 */
export function earlyFonts({ styles }: Page): { Link: string } | undefined {
  const files = styles.flatMap(({ node }) =>
    node.type === 'Atrule' && node.name === 'font-face' && isOptional(node) ? urlsIn(node) : [],
  );
  if (files.length === 0) return undefined;
  return { Link: files.map((file) => `<${file}>; rel=preload; as=font; crossorigin`).join(', ') };
}

function isOptional(face: CssNode): boolean {
  let found = false;
  walk(face, {
    visit: 'Declaration',
    enter({ property, value }) {
      if (property === 'font-display' && generate(value) === 'optional') found = true;
    },
  });
  return found;
}

function urlsIn(face: CssNode): string[] {
  const urls: string[] = [];
  walk(face, (node) => {
    if (node.type === 'Url') urls.push(node.value);
  });
  return urls;
}
