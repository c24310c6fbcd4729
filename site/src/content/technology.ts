import type { Language } from '@nokshi/forms/languages.ts';
import { named, ordered } from './entries.ts';

/** The address of the icon file of a technology; the endpoint pages/technology/[icon].svg.ts makes it. */
export const technologyIconPath = (icon: string) => `/technology/${icon.replace(':', '-')}.svg`;

export type TechnologyItem = { name: string; icon: string };

/**
 * The technologies by the names of their folders, each with the address of its icon.
 * Throws on a name that content/technologies lacks, which the content check reports first.
 */
export async function technologyLookup(language: Language) {
  const technologies = await named('technologies', language);
  return (id: string): TechnologyItem => {
    const technology = technologies.get(id);
    if (!technology) throw new Error(`content/technologies has no folder named ${id}`);
    return { name: technology.name, icon: technologyIconPath(technology.icon) };
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
