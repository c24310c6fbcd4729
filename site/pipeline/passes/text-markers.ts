import { CommentNode, type HTMLElement } from 'node-html-parser';
import type { Page } from '../page.ts';

/**
 * Takes the empty comments out that React puts between two texts: it looks for them where it wakes an island,
 * and nowhere else.
 */
export function dropTextMarkers({ kind, document }: Page): void {
  if (kind === 'site') dropIn(document);
}

function dropIn(element: HTMLElement): void {
  for (const node of [...element.childNodes]) {
    if (node instanceof CommentNode && node.rawText.trim() === '') node.remove();
    else if ('tagName' in node && (node as HTMLElement).rawTagName !== 'astro-island') {
      dropIn(node as HTMLElement);
    }
  }
}
