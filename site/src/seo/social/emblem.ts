import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../../../toolchain/project-root.ts';
import { type EmblemName, threadOf } from '../../content/emblems.ts';
import type { BrandColours } from '../../styles/brand-colours.ts';
import { hex } from '../../styles/oklch.ts';

/** An emblem for a picture: its drawing on a field of 96, and the colour of its thread on the brand's ground. */
export type DrawnEmblem = { body: string; colour: string };

const source = (file: string) => readFileSync(path.join(projectRoot(), 'site/src', file), 'utf8');

/**
 * The emblem as in a hero, with the values of ui/Emblem.module.css and thread/hues.css in it.
 * Throws when its drawing or its thread is missing.
 */
export function drawnEmblem(emblem: EmblemName, { inkSoft }: BrandColours): DrawnEmblem {
  const body = new RegExp(`<symbol id="${emblem}"[^>]*>(.*?)</symbol>`, 's')
    .exec(source('ui/emblems.svg'))?.[1]
    ?.replaceAll('var(--fine-thread)', inkSoft)
    .replaceAll('var(--fine-width)', '1.3')
    .replaceAll('var(--fine-dash)', '2.2 3.6');
  const thread = threadOf(emblem);
  const hue = new RegExp(`data-thread="${thread}"\\]\\s*\\{\\s*--thread-hue: (\\d+)`).exec(
    source('thread/hues.css'),
  )?.[1];
  if (!body || !hue) throw new Error(`the emblem ${emblem} has no drawing or no thread`);
  return { body, colour: hex([0.82, 0.12, Number(hue)]) };
}
