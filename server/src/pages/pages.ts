import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { languageOfPath } from '@nokshi/forms/languages.ts';
import type { Log } from '../log.ts';
import { headersFor, readHeaderRules, readPageList } from './instructions.ts';
import { assetFolder, type Resource } from './resource.ts';
import { sendRedirect, sendResource, sendText } from './send.ts';
import { readSiteFiles, type SiteFile } from './site-files.ts';
import { createSiteIndex } from './site-index.ts';

/** The built site, served from memory. */
export interface Pages {
  /** The folder of its host that the site stands in, such as "/site"; nothing where it has the host to itself. */
  readonly folder: string;
  /** The built HTML of a page such as "/contact" in UTF-8: the same object while it is the same. */
  html(path: string): Buffer | undefined;
  /**
   * The headers that go with a page, or without a path with every answer; but no `Link`, since a filled-in page
   * is written for one visitor, whose browser has the files by then.
   */
  headers(path?: string): Readonly<Record<string, string>>;
  /**
   * Answers with a page or a file that the application guards, such as "/desk", whatever the request is for.
   * @returns false when there is none at that path
   */
  answerGuarded(path: string, request: IncomingMessage, response: ServerResponse): boolean;
  /**
   * Answers a request for a page or a file: with it, a redirect, "unchanged" or "not found".
   * @returns the address of the page that was shown; undefined where it was none
   */
  answer(request: IncomingMessage, response: ServerResponse): string | undefined;
}

/** Answers for a file of another release, or says that there is none. */
export type AnswerFormer = (
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
  otherwise: () => void,
) => void;

/** For those who are answered meanwhile. */
const sliceMilliseconds = 5;

/**
 * Reads the whole built site into memory and prepares every answer.
 * @param log of the server, asked for when something failed: it begins after the site was read
 * @param languageOf the language in which an address that leads nowhere is answered
 * @param answerFormer answers for what the site lacks and another release may have
 * @throws when there is no built site, or when what its build says about it cannot be read
 */
export function loadPages(
  siteDirectory: string,
  log: () => Log,
  languageOf: (path: string) => string = languageOfPath,
  answerFormer?: AnswerFormer,
): Pages {
  const { pages, add } = beginPages(siteDirectory, log, languageOf, answerFormer);
  for (const file of readSiteFiles(siteDirectory)) add(file);
  return pages;
}

/** The same while a server answers: in slices that nobody notices. */
export async function loadPagesMeanwhile(
  siteDirectory: string,
  log: () => Log,
  answerFormer: AnswerFormer,
): Promise<Pages> {
  const { pages, add } = beginPages(siteDirectory, log, languageOfPath, answerFormer);
  let began = performance.now();
  for (const file of readSiteFiles(siteDirectory)) {
    add(file);
    if (performance.now() - began < sliceMilliseconds) continue;
    await othersFirst();
    began = performance.now();
  }
  return pages;
}

function beginPages(
  siteDirectory: string,
  log: () => Log,
  languageOf: (path: string) => string,
  answerFormer: AnswerFormer | undefined,
): { pages: Pages; add: (file: SiteFile) => void } {
  if (!existsSync(join(siteDirectory, 'index.html'))) {
    throw new Error(`There is no built site in ${siteDirectory}: run "npm run build" first.`);
  }
  const rules = readHeaderRules(siteDirectory);
  const list = readPageList(siteDirectory);
  const index = createSiteIndex(rules, list, languageOf);
  const common = headersFor(rules);

  function answer(request: IncomingMessage, response: ServerResponse): string | undefined {
    const { method, url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      // The rest of the request is not read.
      sendText(request, response, 405, { ...common, Allow: 'GET, HEAD', Connection: 'close' });
      return undefined;
    }
    const exact = index.resources.get(url);
    if (exact) {
      sendResource(request, response, exact, common);
      return exact.page;
    }
    const finding = index.find(url);
    if (finding.kind === 'resource') {
      sendResource(request, response, finding.resource, common);
      return finding.resource.page;
    }
    if (finding.kind === 'redirect') sendRedirect(response, list.folder + finding.location, common);
    else if (finding.kind === 'malformed') sendText(request, response, 400, common);
    else if (answerFormer && url.startsWith(assetFolder)) {
      answerFormer(request, response, common, () => answerMissing(finding.resource));
    } else answerMissing(finding.resource);
    return undefined;

    function answerMissing(resource: Resource | undefined): void {
      if (resource) sendResource(request, response, resource, common);
      else sendText(request, response, 404, common);
    }
  }

  const pages: Pages = {
    folder: list.folder,
    html: (path) => index.html.get(path),
    headers(path) {
      const { Link: _early, ...headers } = headersFor(rules, path);
      return headers;
    },
    answerGuarded(path, request, response) {
      const resource = index.guarded.get(path);
      if (resource) sendResource(request, response, resource, common);
      return resource !== undefined;
    },
    answer(request, response) {
      try {
        return answer(request, response);
      } catch (failure) {
        // One request that nobody foresaw must not end the process for everybody else.
        log().error({ event: 'page.failed', err: failure });
        if (response.headersSent) response.destroy();
        else sendText(request, response, 500, common);
        return undefined;
      }
    },
  };
  return { pages, add: index.add };
}
