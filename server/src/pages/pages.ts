import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { startOfYear } from './current-year.ts';
import { createEdition } from './edition.ts';
import { headersFor, readHeaderRules } from './header-rules.ts';
import { sendRedirect, sendResource, sendText } from './send.ts';
import { readSiteFiles } from './site-files.ts';

/** The built site, served from memory. */
export interface Pages {
  /** The built HTML of a page such as "/contact", with the current year in it. */
  html(path: string): string | undefined;
  /** The headers that go with a page, or without a path with every answer. */
  headers(path?: string): Readonly<Record<string, string>>;
  /** Answers a request for a page or a file: with it, a redirect, "unchanged" or "not found". */
  answer(request: IncomingMessage, response: ServerResponse): void;
}

/** Reads the whole built site into memory and prepares every answer. */
export function loadPages(siteDirectory: string): Pages {
  if (!existsSync(join(siteDirectory, 'index.html'))) {
    throw new Error(`There is no built site in ${siteDirectory}: run "npm run build" first.`);
  }
  const files = readSiteFiles(siteDirectory);
  const rules = readHeaderRules(siteDirectory);
  const common = headersFor(rules);
  const load = () => {
    const year = new Date().getFullYear();
    return { edition: createEdition(files, rules, year), until: startOfYear(year + 1) };
  };
  let loaded = load();
  const currentEdition = () => {
    if (Date.now() >= loaded.until) loaded = load();
    return loaded.edition;
  };

  function answerSafely(request: IncomingMessage, response: ServerResponse): void {
    const { method, url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      // What the client still sends will not be read.
      sendText(request, response, 405, { ...common, Allow: 'GET, HEAD', Connection: 'close' });
      return;
    }
    const edition = currentEdition();
    const exact = edition.resources.get(url);
    if (exact) {
      sendResource(request, response, exact, common);
      return;
    }
    const finding = edition.find(url);
    if (finding.kind === 'redirect') sendRedirect(response, finding.location, common);
    else if (finding.kind === 'malformed') sendText(request, response, 400, common);
    else if (finding.resource) sendResource(request, response, finding.resource, common);
    else sendText(request, response, 404, common);
  }

  return {
    html: (path) => currentEdition().html.get(path)?.toString(),
    headers: (path) => headersFor(rules, path),
    answer(request, response) {
      try {
        answerSafely(request, response);
      } catch (error) {
        // One request that nobody foresaw must not end the process for everybody else.
        console.error(error);
        if (response.headersSent) response.destroy();
        else sendText(request, response, 500, common);
      }
    },
  };
}
