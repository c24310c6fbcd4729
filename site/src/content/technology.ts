import { single } from './entries.ts';

/** The address of the icon file of a technology; the endpoint pages/technology/[icon].svg.ts makes it. */
export const technologyIconPath = (icon: string) => `/technology/${icon.replace(':', '-')}.svg`;

/** The tech stack by category, each item with the address of its icon (SPEC 2.4). */
export async function technologyCategories() {
  const { categories } = await single('technology');
  return categories.map((category) => ({
    ...category,
    items: category.items.map(({ name, icon }) => ({ name, icon: technologyIconPath(icon) })),
  }));
}
export type TechnologyCategory = Awaited<ReturnType<typeof technologyCategories>>[number];
export type TechnologyItem = TechnologyCategory['items'][number];

/** The items of technologies named in an entry. Throws on a name that content/technology/index.yaml lacks. */
export async function technologyLookup() {
  const items = (await technologyCategories()).flatMap((category) => category.items);
  return (name: string): TechnologyItem => {
    const item = items.find((candidate) => candidate.name === name);
    if (!item) throw new Error(`content/technology/index.yaml has no item named ${name}`);
    return item;
  };
}
