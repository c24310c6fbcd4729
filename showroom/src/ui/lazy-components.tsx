import type { ComponentType } from 'react';
import { fetched, later } from './later.tsx';

type Load = () => Promise<ComponentType>;
type ComponentOf<Loaded> = Loaded extends () => Promise<infer Part> ? Part : never;

/** The components still to be fetched, by their names, which several engines may use. */
let waiting: { readonly name: string; readonly fetch: () => Promise<void> }[] = [];

/**
 * Components of an engine of which the first screen of each demo shows a few. Those that a page names (`parts`
 * of an engine) are there before anything is rendered, by `fetchComponents`; any other is fetched when it is
 * shown. Their scripts come with the first ones, and their styles stand in the page
 * (site/pipeline/passes/preload-scripts.ts).
 * @param loads imports each, by what the data of a demo calls it
 */
export function lazyComponents<Loads extends object>(
  loads: Loads,
): { readonly [Name in keyof Loads]: ComponentOf<Loads[Name]> } {
  const parts = (Object.entries(loads) as [string, Load][]).map(([name, load]) => {
    let Loaded = later(async () => ({ Loaded: await load() }), 'Loaded');
    const fetch = async () => {
      Loaded = await fetched(load);
    };
    waiting.push({ name, fetch });
    return [name, (props: object) => <Loaded {...props} />];
  });
  return Object.fromEntries(parts);
}

/** A component: its file, and its name there. */
export const lazyComponent =
  <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  async (): Promise<Module[Name]> =>
    (await load())[name];

/**
 * Fetches the parts that the page shows, with the parts of these; all of them where there is no page yet.
 * For the file that a demo begins with, which no part imports: where they did, each would wait for the
 * other.
 */
export async function fetchComponents(): Promise<void> {
  const page =
    typeof document === 'undefined' ? null : document.querySelector<HTMLElement>('[data-parts]');
  const shown = page?.dataset['parts']?.split(' ');
  const next = waiting.filter(({ name }) => !shown || shown.includes(name));
  if (next.length === 0) return;
  await Promise.all(next.map(({ fetch }) => fetch()));
  waiting = waiting.filter((one) => !next.includes(one));
  await fetchComponents();
}
