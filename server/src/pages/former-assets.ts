import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnswerFormer } from './pages.ts';
import { createResource, type Resource } from './resource.ts';
import { sendResource } from './send.ts';

/** The address of a file that the build named after its content. */
const address = /^\/_astro\/(?:[\w@~-][\w.@~-]*\/)*[\w@~-][\w.@~-]*$/;

const readIfThere = (file: string): Promise<Buffer | undefined> =>
  readFile(file).catch(() => undefined);

async function readAsset(
  site: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Resource | undefined> {
  const file = join(site, path);
  const body = await readIfThere(file);
  if (!body) return undefined;
  const [brotli, gzip] = await Promise.all([readIfThere(`${file}.br`), readIfThere(`${file}.gz`)]);
  return createResource({ path, body, brotli, gzip }, 200, headers);
}

/**
 * Answers for files that the present release lacks: a page of another release, which somebody has open or
 * another server has just sent, asks for its own. Their names tell their content, so none is ever wrong.
 * @param sites the folders of other built sites, the likeliest first
 */
export const answerFormerAssets =
  (sites: () => Promise<readonly string[]>): AnswerFormer =>
  (request, response, headers, otherwise) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    const find = async () => {
      if (!address.test(path)) return undefined;
      for (const site of await sites()) {
        const found = await readAsset(site, path, headers);
        if (found) return found;
      }
      return undefined;
    };
    find()
      .catch(() => undefined)
      .then((found) => {
        if (found) sendResource(request, response, found, headers);
        else otherwise();
      })
      // Nobody is there any more whom to tell.
      .catch(() => response.destroy());
  };
