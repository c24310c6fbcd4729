import type { Look } from '../demo/base.ts';
import { inkOn, readableOn } from './colour.ts';

/**
 * What a visitor's colour sets, and what can be read on each of it. Tinted boxes are mixed of the ground
 * and of the lines, so that a word in that colour may stand on anything between the two.
 */
export function coloursOf(colour: string, { ground, surface, line }: Look) {
  const accent = readableOn([ground, surface, line], colour);
  return {
    '--demo-accent': accent,
    '--demo-on-accent': inkOn(accent),
    '--demo-bar': colour,
    '--demo-bar-ink': inkOn(colour),
  };
}
