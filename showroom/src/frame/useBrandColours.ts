import { useEffect } from 'react';
import type { Brand } from '../brand/brand.ts';
import { inkOn, readableOn } from '../brand/colour.ts';
import type { Look } from '../demo/base.ts';

/**
 * Puts a visitor's colour in the place of the demo's accent, readable on every ground it is used on. The
 * page itself carries the demo's own (demo/look.ts).
 */
export function useBrandColours(brand: Brand | undefined, look: Look): void {
  useEffect(() => {
    const { style } = document.documentElement;
    if (!brand) return;
    const colours = coloursOf(brand.colour, look);
    for (const [name, value] of Object.entries(colours)) style.setProperty(name, value);
    return () => {
      for (const name of Object.keys(colours)) style.removeProperty(name);
    };
  }, [brand, look]);
}

/**
 * What a visitor's colour sets, and what can be read on each of it. Tinted boxes are mixed of the ground
 * and of the lines, so that a word in that colour may stand on anything between the two.
 */
function coloursOf(colour: string, { ground, surface, line }: Look) {
  const accent = readableOn([ground, surface, line], colour);
  return {
    '--demo-accent': accent,
    '--demo-on-accent': inkOn(accent),
    '--demo-bar': colour,
    '--demo-bar-ink': inkOn(colour),
  };
}
