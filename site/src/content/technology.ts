import type { Language } from '@nokshi/forms/languages.ts';
import { named, ordered } from './entries.ts';
import { isDarkIcon, technologyIconPath } from './technology-icons.ts';

/** `dark` marks an icon that is turned light on a dark ground. */
export type TechnologyItem = { name: string; icon: string; dark?: true };

/**
 * The technologies by the names of their folders, each with the address of its icon.
 * Throws on a name that content/technologies lacks, which the content check reports first.
 */
export async function technologyLookup(language: Language) {
  const technologies = await named('technologies', language);
  const items = new Map(
    await Promise.all(
      [...technologies].map(async ([id, { name, icon }]): Promise<[string, TechnologyItem]> => {
        const dark = await isDark(icon);
        return [id, { name, icon: technologyIconPath(icon), ...(dark && { dark }) }];
      }),
    ),
  );
  return (id: string): TechnologyItem => {
    const item = items.get(id);
    if (!item) throw new Error(`content/technologies has no folder named ${id}`);
    return item;
  };
}

/** Each icon is looked at once in a build. */
const darkness = new Map<string, Promise<boolean>>();
function isDark(icon: string): Promise<boolean> {
  const known = darkness.get(icon) ?? isDarkIcon(icon);
  darkness.set(icon, known);
  return known;
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
