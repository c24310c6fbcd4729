import { icons as devicon } from '@iconify-json/devicon';
import { icons as simpleIcons } from '@iconify-json/simple-icons';
import { icons as tabler } from '@iconify-json/tabler';
import { drawnIcons } from './drawn-icons.ts';
import type { IconDrawing } from './icon-drawing.ts';

const sets = { devicon, 'simple-icons': simpleIcons, tabler };
const isSet = (name: string): name is keyof typeof sets => name in sets;

function lookUp(name: string): IconDrawing | undefined {
  const [set = '', icon = ''] = name.split(':');
  if (set === 'drawn') return drawnIcons[icon];
  if (!isSet(set)) return undefined;
  const { icons, aliases, width = 16, height = 16 } = sets[set];
  const found = icons[icon] ?? icons[aliases?.[icon]?.parent ?? ''];
  return found && { body: found.body, width: found.width ?? width, height: found.height ?? height };
}

/** Whether there is an icon of that name, such as tabler:cash. */
export const isIcon = (name: string): boolean => lookUp(name) !== undefined;

/** The drawing of an icon such as tabler:cash. Throws when there is none, which the content check reports first. */
export function iconDrawing(name: string): IconDrawing {
  const drawing = lookUp(name);
  if (!drawing) throw new Error(`There is no icon ${name}`);
  return drawing;
}

/** The names of all icons there are, those of the plainest set first. */
export const iconNames = (): string[] => [
  ...Object.keys(tabler.icons).map((name) => `tabler:${name}`),
  ...Object.keys(drawnIcons).map((name) => `drawn:${name}`),
  ...Object.keys(simpleIcons.icons).map((name) => `simple-icons:${name}`),
  ...Object.keys(devicon.icons).map((name) => `devicon:${name}`),
];
