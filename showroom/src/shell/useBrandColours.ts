import { useEffect } from 'react';
import type { Brand } from '../brand/kept-brand.ts';
import type { Look } from '../demo/base.ts';
import { fetched } from '../ui/later.tsx';

/**
 * Puts a visitor's colour in the place of the demo's accent, readable on every ground it is used on. The
 * page itself carries the demo's own (demo/look.ts).
 */
export function useBrandColours(brand: Brand | undefined, look: Look): void {
  useEffect(() => {
    if (!brand) return;
    const { style } = document.documentElement;
    let names: readonly string[] = [];
    let isLeft = false;
    // Without network the name stands there alone, in the demo's own colours.
    const load = fetched(() => import('../brand/colours-of-brand.ts'));
    void load.then(({ coloursOf }) => {
      if (isLeft) return;
      const colours = coloursOf(brand.colour, look);
      names = Object.keys(colours);
      for (const [name, value] of Object.entries(colours)) style.setProperty(name, value);
    }, console.error);
    return () => {
      isLeft = true;
      for (const name of names) style.removeProperty(name);
    };
  }, [brand, look]);
}
