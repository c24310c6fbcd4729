import type { Language } from '@nokshi/forms/languages.ts';
import { onHost } from '@nokshi/forms/on-host.ts';
import { named, ordered } from './entries.ts';
import { technologyIconPath } from './technology-icons.ts';

export type TechnologyItem = { name: string; icon: string };

/**
 * The technologies by the names of their folders, each with the address of its icon.
 * Throws on a name that content/technologies lacks, which the content check reports first.
 */
export async function technologyLookup(language: Language) {
  const technologies = await named('technologies', language);
  const items = new Map(
    [...technologies].map(([id, { name, icon }]): [string, TechnologyItem] => [
      id,
      { name, icon: onHost(technologyIconPath(icon)) },
    ]),
  );
  return (id: string): TechnologyItem => {
    const item = items.get(id);
    if (!item) throw new Error(`content/technologies has no folder named ${id}`);
    return item;
  };
}

/** The tech stack by category, in order. */
export async function technologyCategories(language: Language) {
  const [categories, technology] = await Promise.all([
    ordered('technology-categories', language),
    technologyLookup(language),
  ]);
  return categories.map(({ technologies, ...category }) => ({
    ...category,
    items: technologies.map(technology),
  }));
}
export type TechnologyCategory = Awaited<ReturnType<typeof technologyCategories>>[number];
