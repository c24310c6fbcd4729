import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headersFor, instructions, readHeaderRules } from '../../pages/instructions.ts';
import { createResource } from '../../pages/resource.ts';
import { sendResource } from '../../pages/send.ts';
import { draftFolder, siteIn } from '../../releases/places.ts';
import type { Answer } from '../editing.ts';
import { draftHeaders as headers } from '../editing-routes.ts';
import { draftPage } from './draft-page.ts';

/** A path of a site without anything that leads out of it or to what is hidden. */
const plainPath = /^(?:\/[\p{L}\p{N}_@~-][\p{L}\p{N}_.@~-]*)*$/u;

type Found = { file: string; status: number; body: Buffer };

/** What stands at a path of a built site, or its page for wrong addresses. */
async function findIn(site: string, path: string): Promise<Found | undefined> {
  const isPlain = plainPath.test(path) && !instructions.has(path);
  const names = isPlain ? [`${path}.html`, `${path}/index.html`, path] : [];
  for (const [status, file] of [
    ...names.map((name) => [200, name] as const),
    [404, '/404.html'] as const,
  ]) {
    const body = await readFile(join(site, file)).catch(() => undefined);
    if (body) return { file, status, body };
  }
  return undefined;
}

/** A page or a file of the whole site as the draft would have it. */
export function draftAnswer(desk: string): Answer {
  const site = siteIn(draftFolder(desk));
  return async (request, reply) => {
    const { '*': below = '' } = request.params;
    const path = below === '' ? '' : `/${below}`;
    const found = await findIn(site, path);
    if (!found) return reply.code(404).send({ message: 'The draft was not built yet.' });
    const { file, status, body } = found;
    const isPage = file.endsWith('.html');
    const { 'Speculation-Rules': _early, ...rules } = headersFor(
      readHeaderRules(site),
      path || '/',
    );
    const resource = createResource(
      { path: file, body: isPage ? draftPage(body.toString()) : body },
      status,
      { ...rules, ...headers },
    );
    reply.hijack();
    sendResource(request.raw, reply.raw, resource, headers);
    return undefined;
  };
}
