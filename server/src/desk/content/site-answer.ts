import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shownAddress } from '@nokshi/releases/paths.ts';
import {
  headersFor,
  instructions,
  readHeaderRules,
  readPageList,
} from '../../pages/instructions.ts';
import { createResource } from '../../pages/resource.ts';
import { sendResource } from '../../pages/send.ts';
import { type Answer, draftHeaders as headers } from '../editing-addresses.ts';
import { allowNote, draftNote } from './draft-note.ts';
import { pageWithin } from './page-within.ts';

/** A path of a site without anything that leads out of it or to what is hidden. */
const plainPath = /^(?:\/[\p{L}\p{N}_@~-][\p{L}\p{N}_.@~-]*)*$/u;

type Found = { file: string; status: number; body: Buffer };

/** The value at a path of a built site, or its page for wrong addresses. */
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

/** In a frame of the desk no script runs: each would be told in the browser's console. */
const htmlFor = (base: string, html: string) =>
  base === shownAddress ? html.replaceAll(/<script\b.*?<\/script>/gs, '') : html;

/** The desk alone shows it in a frame. */
const framed = { 'X-Frame-Options': 'SAMEORIGIN' };

/** The same rules, but for who may frame the page, and for the note at its foot. */
function rulesFor(site: string, path: string): Record<string, string> {
  const { 'Speculation-Rules': _early, ...rules } = headersFor(readHeaderRules(site), path || '/');
  const policy = rules['Content-Security-Policy'];
  return {
    ...rules,
    ...(policy && {
      'Content-Security-Policy': allowNote(
        policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
      ),
    }),
    ...framed,
    ...headers,
  };
}

/**
 * A page or a file of a whole site that stands below an address of the desk.
 * @param base that address
 * @param findSite the folder of the built site
 * @param ownSite the site that the program came with
 */
export function siteAnswer(base: string, findSite: () => string, ownSite: string): Answer {
  return async (request, reply) => {
    const { '*': below = '' } = request.params;
    const path = below === '' ? '' : `/${below}`;
    const site = findSite();
    const found = await findIn(site, path);
    if (!found) return reply.code(404).send({ message: 'The draft was not built yet.' });
    const { file, status, body } = found;
    const { folder } = readPageList(site);
    const isPage = file.endsWith('.html');
    const html = isPage ? htmlFor(base, body.toString()) : '';
    // In a frame the desk itself says what it shows.
    const isFramed = base === shownAddress || request.headers['sec-fetch-dest'] === 'iframe';
    const note = isPage && !isFramed ? await draftNote(html, ownSite, folder) : '';
    const resource = createResource(
      { path: file, body: isPage ? pageWithin(html, base, note, folder) : body },
      status,
      rulesFor(site, path),
    );
    reply.hijack();
    sendResource(request.raw, reply.raw, resource, { ...headers, ...framed });
    return undefined;
  };
}
