import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { instructions } from './instructions.ts';

/** A body, and the compressed copies of it that there are. */
export interface Content {
  readonly body: Buffer;
  readonly brotli?: Buffer | undefined;
  readonly gzip?: Buffer | undefined;
}

/** A file of the built site with the compressed copies that the build left beside it. */
export interface SiteFile extends Content {
  /** Where it lies in the site, e.g. `/services/hosting.html`. */
  readonly path: string;
}

/** Reads every file that visitors may see, one by one. Links out of the folder are not followed. */
export function* readSiteFiles(siteDirectory: string): Generator<SiteFile> {
  const paths = new Set(listFiles(siteDirectory, ''));
  const read = (path: string) => readFileSync(join(siteDirectory, path));
  const readIfThere = (path: string) => (paths.has(path) ? read(path) : undefined);
  for (const path of paths) {
    if (instructions.has(path) || isCompressedCopy(path, paths)) continue;
    const brotli = readIfThere(`${path}.br`);
    yield { path, body: read(path), brotli, gzip: readIfThere(`${path}.gz`) };
  }
}

/** Whether a file is a page rather than a picture, a script or the like. */
export function isPage({ path }: SiteFile): boolean {
  return path.endsWith('.html');
}

/** `/services.html` is shown at `/services`; a file that is no page keeps its name. */
export function addressOf(file: SiteFile): string {
  if (!isPage(file)) return file.path;
  const path = file.path.slice(0, -'.html'.length);
  return path.endsWith('/index') ? path.slice(0, -'/index'.length) || '/' : path;
}

function listFiles(siteDirectory: string, folder: string): string[] {
  return readdirSync(join(siteDirectory, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.name.startsWith('.') && entry.name !== '.well-known') return [];
    if (entry.isDirectory()) return listFiles(siteDirectory, path);
    return entry.isFile() ? [path] : [];
  });
}

function isCompressedCopy(path: string, paths: ReadonlySet<string>): boolean {
  return /\.(br|gz)$/.test(path) && paths.has(path.slice(0, -3));
}
