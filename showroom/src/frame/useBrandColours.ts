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

const coloursOf = (colour: string, { surface }: Look) => ({
  '--demo-accent': readableOn(surface, colour),
  '--demo-on-accent': inkOn(readableOn(surface, colour)),
  '--demo-bar': colour,
  '--demo-bar-ink': inkOn(colour),
});
