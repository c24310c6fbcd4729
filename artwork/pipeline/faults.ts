/** What an illustrator overlooks: words clipped or cut by a part, words too small, glyphs from a foreign font. */
import type { CDPSession } from '@playwright/test';

/** Of a part that is shown instead of the whole: what it is called, and where it ends. */
export type Frame = Record<'left' | 'top' | 'right' | 'bottom', number> & { name: string };

/**
 * Runs in the page, so it may use nothing from outside itself.
 * @param smallest - the least size of letters that can be read, in pixels
 * @param frames - of the parts that are shown alone: none may cut a word
 */
export function findFaults({ smallest, frames }: { smallest: number; frames: Frame[] }): string[] {
  const faults = new Set<string>();
  const isAcross = (from: number, to: number, edge: number) => from < edge - 1 && to > edge + 1;
  const isCut = ({ left, top, right, bottom, height }: DOMRect, frame: Frame) => {
    // Above and below its letters a line has air.
    const [over, under] = [top + height * 0.22, bottom - height * 0.22];
    const isBeside = right < frame.left || left > frame.right;
    const isAside = under < frame.top || over > frame.bottom;
    const isCutInWidth = isAcross(left, right, frame.left) || isAcross(left, right, frame.right);
    const isCutInHeight = isAcross(over, under, frame.top) || isAcross(over, under, frame.bottom);
    return (!isAside && isCutInWidth) || (!isBeside && isCutInHeight);
  };
  for (const node of document.querySelectorAll('body *')) {
    const text = [...node.childNodes]
      .filter((child) => child.nodeType === Node.TEXT_NODE)
      .map((child) => child.textContent)
      .join('')
      .trim();
    if (!text) continue;
    const style = getComputedStyle(node);
    const size = Number.parseFloat(style.fontSize);
    const lines = document.createRange();
    lines.selectNodeContents(node);
    const box = node.getBoundingClientRect();
    const name = `“${text.slice(0, 40)}”`;
    if (node.scrollWidth > node.clientWidth + 1 && style.overflowX !== 'visible')
      faults.add(`${name} is clipped`);
    const beside = box.left > innerWidth || box.top > innerHeight;
    const over = box.right > innerWidth + 1 || box.left < -1;
    if (over && !beside) faults.add(`${name} runs over the edge`);
    for (const frame of frames) {
      if ([...lines.getClientRects()].some((line) => isCut(line, frame)))
        faults.add(`${name} is cut by the ${frame.name}`);
    }
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
