import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { headersFor, instructions, readHeaderRules } from '../../pages/instructions.ts';
import { createResource } from '../../pages/resource.ts';
import { sendResource } from '../../pages/send.ts';
import { draftFolder, siteIn } from '../../releases/places.ts';
import { demandOwner, demandSession } from '../guard.ts';
import type { DeskParts } from '../parts.ts';
import { draftPage } from './draft-page.ts';

/** No page of the draft is kept anywhere, found by a search engine, or fetched before it is wanted. */
const headers = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
};

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

/** `/desk/draft`: the whole site with the draft, for owners who are signed in. */
export async function draftRoutes(
  app: FastifyInstance,
  { door, timed, publishing }: Pick<DeskParts, 'door' | 'timed' | 'publishing'>,
): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('user', undefined);
  app.addHook('onRequest', async (request, reply) => {
    if (!(await door.isOpenTo(request.raw))) return reply.callNotFound();
    reply.headers(headers);
  });
  app.addHook('onRequest', demandSession(timed));
  app.addHook('onRequest', demandOwner);
  app.get<{ Params: { '*'?: string } }>('/', show);
  app.get<{ Params: { '*'?: string } }>('/*', show);

  async function show(
    request: FastifyRequest<{ Params: { '*'?: string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> {
    const site = siteIn(draftFolder(publishing.desk));
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
  }
}
