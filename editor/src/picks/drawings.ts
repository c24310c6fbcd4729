import { readFileSync } from 'node:fs';
import type { EmblemName } from '@nokshi/site/src/content/emblems.ts';
import { iconInk } from '@nokshi/site/src/content/icon-inks.ts';
import { iconDrawing } from '@nokshi/site/src/content/icons.ts';

const address = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const svg = (width: number, height: number, attributes: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${attributes}>${body}</svg>`;

/** An icon as an address that needs nobody to ask. */
export function pictureOfIcon(name: string): string {
  const { body, width, height } = iconDrawing(name);
  return address(svg(width, height, `color="${iconInk(name)}"`, body));
}

/** The thread that emblems are sewn in where they are chosen. */
const ink = '#3a2fb8';

let drawings: string | undefined;

/** An emblem as an address that needs nobody to ask; null where there is no drawing of it. */
export function pictureOfEmblem(name: EmblemName): string | null {
  drawings ??= readFileSync(
    new URL(import.meta.resolve('@nokshi/site/src/ui/emblems.svg')),
    'utf8',
  );
  const [, body] = new RegExp(`<symbol id="${name}"[^>]*>(.*?)</symbol>`, 's').exec(drawings) ?? [];
  if (body === undefined) return null;
  const drawn = body
    .replaceAll('var(--fine-thread)', ink)
    .replaceAll('var(--fine-width)', '1.3')
    .replaceAll('var(--fine-dash)', '2.2 3.6');
  const sewn = `color="${ink}" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"`;
  return address(svg(96, 96, sewn, drawn));
}
