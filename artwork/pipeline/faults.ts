/** What an illustrator overlooks: clipped words, words too small, glyphs from a foreign font. */
import type { CDPSession } from '@playwright/test';

/**
 * Runs in the page, so it may use nothing from outside itself.
 * @param smallest - the least size of letters that can be read, in pixels
 */
export function findFaults(smallest: number): string[] {
  const faults = new Set<string>();
  for (const node of document.querySelectorAll('body *')) {
    const text = [...node.childNodes]
      .filter((child) => child.nodeType === Node.TEXT_NODE)
      .map((child) => child.textContent)
      .join('')
      .trim();
    if (!text) continue;
    const style = getComputedStyle(node);
    const size = Number.parseFloat(style.fontSize);
    const box = node.getBoundingClientRect();
    const name = `“${text.slice(0, 40)}”`;
    if (node.scrollWidth > node.clientWidth + 1 && style.overflowX !== 'visible')
      faults.add(`${name} is clipped`);
    const beside = box.left > innerWidth || box.top > innerHeight;
    const over = box.right > innerWidth + 1 || box.left < -1;
    if (over && !beside) faults.add(`${name} runs over the edge`);
    const scaled = node instanceof SVGElement && node.ownerSVGElement !== null;
    if (size < smallest && !scaled) faults.add(`${name} is only ${size} px`);
  }
  return [...faults];
}

const ours = /bricolage|figtree|anek/i;

/** Fonts of the machine would make the picture differ from place to place. */
export async function foreignFonts(session: CDPSession): Promise<string[]> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'body *',
  });
  const found = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const font of fonts) {
      if (ours.test(font.familyName)) continue;
      const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
      const text = outerHTML.replace(/<[^>]+>/g, ' ').trim();
      if (text.length < 60) found.add(`“${text}” falls back to ${font.familyName}`);
    }
  }
  await session.detach();
  return [...found];
}
