import { fileURLToPath } from 'node:url';
import { readContent } from '../content/check/content-files.ts';
import { localize } from '../content/localize.ts';
import { pageFiles } from '../content/schemas/index.ts';
import { type PageName, pageNames, type SiteContent } from './site-content.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export const contentFolder = path('../../../content');
export const pagesFolder = path('../pages');

/** The real content, read without Astro, for tests. */
export function contentForTests(): SiteContent {
  const { files } = readContent(contentFolder);
  const read = (folder: string, id: string) => {
    const file = files.find((one) => one.folder === folder && one.id === id);
    if (!file) throw new Error(`no ${folder}/${id} in content/`);
    return localize(file.schema.parse(file.data));
  };
  const entries = (folder: string) =>
    files
      .filter((file) => file.folder === folder)
      .map((file) => ({ id: file.id, ...localize(file.schema.parse(file.data) as Ordered) }))
      .sort((one, other) => one.order - other.order);
  const pages = pageNames.map((name: PageName) => [name, read('pages', pageFiles[name])]);
  const pictured = ['products', 'team', 'offices'].flatMap((folder) =>
    entries(folder).map(({ id }) => [`${folder}/${id}`, `/_astro/${folder}-${id}.webp`]),
  );
  return {
    company: read('', 'company'),
    pages: Object.fromEntries(pages),
    services: entries('services'),
    products: entries('products'),
    galleries: entries('galleries'),
    projects: entries('projects'),
    team: entries('team'),
    offices: entries('offices'),
    openings: entries('openings'),
    pictures: Object.fromEntries(pictured),
    // Each part was just read with its own schema; only the compiler cannot know which.
  } as unknown as SiteContent;
}

type Ordered = { order: number };
