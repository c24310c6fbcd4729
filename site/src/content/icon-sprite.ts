import type { IconDrawing } from './icon-drawing.ts';
import { iconDrawing } from './icons.ts';

/** The file that pages/icons.svg.ts makes. */
export const iconSpritePath = '/icons.svg';

/**
 * What the frame around every page shows, beside the networks of the company. That of the menu is not among
 * them: it stands in the page, as nothing else says what its button is for.
 */
export const frameIcons = [
  'tabler:search',
  'tabler:moon',
  'tabler:sun',
  'tabler:x',
  'tabler:mail',
  'tabler:phone',
  'tabler:arrow-up',
] as const;

const idOf = (name: string) => name.replace(/^\w+:(?:brand-)?/, '');

/** An icon as a reference to its drawing in the sprite, which a second page finds in the cache. */
export function spriteIcon(name: (typeof frameIcons)[number] | `tabler:brand-${string}`) {
  const { width, height } = iconDrawing(name);
  const body = `<use href="${iconSpritePath}#${idOf(name)}"></use>`;
  return { body, width, height } satisfies IconDrawing;
}

/** The file with the drawings of some icons, each by its id. */
export function iconSprite(names: readonly string[]): string {
  const drawings = names.map((name) => `<g id="${idOf(name)}">${iconDrawing(name).body}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${drawings.join('')}</svg>\n`;
}
