import type { ComponentType } from 'react';
import { later } from './later.tsx';

/** What `() => import(…)` of each part resolves to. */
type Loaded<Loads> = {
  readonly [Name in keyof Loads]: Loads[Name] extends () => Promise<infer Part> ? Part : never;
};

/**
 * Parts of an engine of which the first screen of each demo shows a few. A browser fetches those that its
 * page names (`parts` of an engine) before anything is rendered, and any other when it is shown; where
 * there is no page yet, all of them are there. Their scripts are preloaded, and their styles stand in the
 * page (site/integrations/script-preloads.ts).
 * @param loads imports each, by what the data of a demo calls it
 */
export async function partsOf<Loads extends object>(loads: Loads): Promise<Loaded<Loads>> {
  const page =
    typeof document === 'undefined' ? null : document.querySelector<HTMLElement>('[data-parts]');
  const shown = page?.dataset['parts']?.split(' ');
  const named = Object.entries(loads) as [string, () => Promise<ComponentType>][];
  const parts = named.map(async ([name, load]) => [
    name,
    !shown || shown.includes(name) ? await load() : later(load, (part) => part),
  ]);
  return Object.fromEntries(await Promise.all(parts));
}

/** A part: its file, and what to take from there. */
export const part =
  <Module, Part>(load: () => Promise<Module>, choose: (module: Module) => Part) =>
  async (): Promise<Part> =>
    choose(await load());
