import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { languageOfPath } from '@nokshi/forms/languages.ts';
import type { Log } from '../log.ts';
import { headersFor, readHeaderRules, readPageList } from './instructions.ts';
import { sendRedirect, sendResource, sendText } from './send.ts';
import { readSiteFiles } from './site-files.ts';
import { createSiteIndex } from './site-index.ts';

/** The built site, served from memory. */
export interface Pages {
  /** The built HTML of a page such as "/contact" in UTF-8: the same object while it is the same. */
  html(path: string): Buffer | undefined;
  /** The headers that go with a page, or without a path with every answer. */
  headers(path?: string): Readonly<Record<string, string>>;
  /**
   * Answers with a page or a file that the application guards, such as "/desk", whatever the request is for.
   * @returns false when there is none at that path
   */
  answerGuarded(path: string, request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers a request for a page or a file: with it, a redirect, "unchanged" or "not found". */
  answer(request: IncomingMessage, response: ServerResponse): void;
}

/**
 * Reads the whole built site into memory and prepares every answer.
 * @param log of the server, asked for when something failed: it begins after the site was read
 * @param languageOf the language in which an address that leads nowhere is answered
 * @throws when there is no built site, or when what its build says about it cannot be read
 */
export function loadPages(
  siteDirectory: string,
  log: () => Log,
  languageOf: (path: string) => string = languageOfPath,
): Pages {
  if (!existsSync(join(siteDirectory, 'index.html'))) {
    throw new Error(`There is no built site in ${siteDirectory}: run "npm run build" first.`);
  }
  const rules = readHeaderRules(siteDirectory);
  const list = readPageList(siteDirectory);
  const index = createSiteIndex(readSiteFiles(siteDirectory), rules, list, languageOf);
  const common = headersFor(rules);

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { method, url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      // What the client still sends will not be read.
      sendText(request, response, 405, { ...common, Allow: 'GET, HEAD', Connection: 'close' });
      return;
    }
    const exact = index.resources.get(url);
    if (exact) {
      sendResource(request, response, exact, common);
      return;
    }
    const finding = index.find(url);
    if (finding.kind === 'redirect') sendRedirect(response, finding.location, common);
    else if (finding.kind === 'malformed') sendText(request, response, 400, common);
    else if (finding.resource) sendResource(request, response, finding.resource, common);
    else sendText(request, response, 404, common);
  }

  return {
    html: (path) => index.html.get(path),
    headers: (path) => headersFor(rules, path),
    answerGuarded(path, request, response) {
      const resource = index.guarded.get(path);
      if (resource) sendResource(request, response, resource, common);
      return resource !== undefined;
    },
    answer(request, response) {
      try {
        answer(request, response);
      } catch (failure) {
        // One request that nobody foresaw must not end the process for everybody else.
        log().error({ event: 'page.failed', err: failure });
        if (response.headersSent) response.destroy();
        else sendText(request, response, 500, common);
      }
    },
  };
}
