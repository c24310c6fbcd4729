import { onHost } from '@nokshi/forms/on-host.ts';
import type { IconDrawing } from './icon-drawing.ts';
import { iconDrawing } from './icons.ts';
import type { Network } from './schemas/networks.ts';

/** The file that pages/icons.svg.ts makes. */
const path = '/icons.svg';

/**
 * The icons of the header and footer. The icon of the menu is not among them: it stands in the page, as its
 * button is the first that a phone needs.
 */
const shellIcons = [
  'tabler:search',
  'tabler:moon',
  'tabler:sun',
  'tabler:x',
  'tabler:mail',
  'tabler:phone',
  'tabler:arrow-up',
] as const;

/** The icon of a network of the company. */
export const networkIcon = (network: Network) => `tabler:brand-${network}` as const;

const idOf = (name: string) => name.replace(':', '-');

/** An icon as a reference to its drawing in the sprite, which a second page finds in the cache. */
export function spriteIcon(
  name: (typeof shellIcons)[number] | ReturnType<typeof networkIcon>,
): IconDrawing {
  const { width, height } = iconDrawing(name);
  return { body: `<use href="${onHost(path)}#${idOf(name)}"></use>`, width, height };
}

/**
 * The file with the drawings of all icons that spriteIcon() refers to, each by its id.
 * @param networks those of the company
 */
export function iconSprite(networks: readonly Network[]): string {
  const names = [...shellIcons, ...networks.map(networkIcon)];
  const drawings = names.map((name) => `<g id="${idOf(name)}">${iconDrawing(name).body}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${drawings.join('')}</svg>\n`;
}
