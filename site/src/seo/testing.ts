import { fileURLToPath } from 'node:url';
import { inLanguage } from '@nokshi/forms/in-language.ts';
import { defaultLanguage, type Language } from '@nokshi/forms/languages.ts';
import { orderFolder, readContent } from '../content/check/content-files.ts';
import { inShownOrder } from '../content/schemas/references.ts';
import { type PageName, pageRoutes } from '../routes/routes.ts';
import type { SiteContent } from './site-content.ts';

export const contentFolder = fileURLToPath(new URL('../../../content', import.meta.url));

/** The real content, read without Astro, for tests. */
export function contentForTests(language: Language = defaultLanguage): SiteContent {
  const { files } = readContent(contentFolder);
  const read = (folder: string, id: string) => {
    const file = files.find((one) => one.folder === folder && one.id === id);
    if (!file) throw new Error(`no ${folder}/${id} in content/`);
    return inLanguage(file.schema.parse(file.data), language) as object;
  };
  const entries = (folder: string) => {
    const { entries: ids } = read(orderFolder(folder), folder) as { entries: string[] };
    const there = files.filter((file) => file.folder === folder).map(({ id }) => id);
    return inShownOrder(ids, there).map((id) => ({ id, ...read(folder, id) }));
  };
  const pages = (Object.keys(pageRoutes) as PageName[]).map((name) => [name, read('pages', name)]);
  const pictured = ['products', 'team', 'offices'].flatMap((folder) =>
    entries(folder).map(({ id }) => [`${folder}/${id}`, `/_astro/${folder}-${id}.webp`]),
  );
  const technologies = files
    .filter(({ folder }) => folder === 'technologies')
    .map(({ id, data }) => [id, (data as { name: string }).name] as const);
  return {
    language,
    isPreview: false,
    pagesOff: [],
    company: read('company', 'company'),
    labels: read('labels', 'labels'),
    prices: read('prices', 'prices'),
    terms: read('terms', 'terms'),
    pages: Object.fromEntries(pages),
    services: entries('services'),
    products: entries('products'),
    galleries: entries('galleries'),
    projects: entries('projects'),
    team: entries('team'),
    offices: entries('offices'),
    openings: entries('openings'),
    technologies: new Map(technologies),
    pictures: Object.fromEntries(pictured),
    // Each part was just read with its own schema; only the compiler cannot know which.
  } as unknown as SiteContent;
}
