import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the built site with the compressed copies that the build left beside it. */
export interface SiteFile {
  /** Its address below the site, e.g. `/services/hosting.html`. */
  readonly path: string;
  readonly body: Buffer;
  readonly brotli?: Buffer | undefined;
  readonly gzip?: Buffer | undefined;
}

/** Instructions for servers and hosts, not for visitors. */
const instructions = new Set(['/headers.json', '/_headers', '/_redirects']);

/** Reads every file that visitors may see. Links out of the folder are not followed. */
export function readSiteFiles(siteDirectory: string): SiteFile[] {
  const paths = new Set(listFiles(siteDirectory, ''));
  const read = (path: string) => readFileSync(join(siteDirectory, path));
  const readIfThere = (path: string) => (paths.has(path) ? read(path) : undefined);
  return [...paths]
    .filter((path) => !instructions.has(path) && !isCompressedCopy(path, paths))
    .map((path) => ({
      path,
      body: read(path),
      brotli: readIfThere(`${path}.br`),
      gzip: readIfThere(`${path}.gz`),
    }));
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
