import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageCodes } from '@nokshi/forms/languages.ts';
import type { AstroIntegration } from 'astro';
import { href } from '../src/routes/routes.ts';
import { demoWorkers, goesOnOffline } from './offline-demos.ts';
import { fixedHeaders } from './response-headers/fixed-headers.ts';
import { forbiddenAttributes, inlineCode } from './response-headers/inline-code.ts';
import { enquiryTargets, frameSources } from './response-headers/outside.ts';
import {
  policyForMeta,
  policyOfAnything,
  policyOfFiles,
  policyOfPage,
  policyOfWorker,
  type TrustedPolicies,
} from './response-headers/policy.ts';
import {
  speculationRules,
  speculationRulesPath,
  speculationRulesType,
} from './response-headers/speculation-rules.ts';
import { headersFile, redirectsFile } from './response-headers/static-host-files.ts';

/** Static hosts send these for any address, so none of their rules can match them. */
const notFoundPages = new Set(languageCodes.map((language) => href('not-found', language)));

/**
 * Writes what has to be sent with the built pages: `headers.json` for the project's server,
 * `_headers` and `_redirects` for static hosts, and the rules for loading the next page early.
 */
export function responseHeaders(): AstroIntegration {
  return {
    name: 'response-headers',
    hooks: {
      'astro:build:done': ({ dir }) => writeResponseHeaders(fileURLToPath(dir)),
    },
  };
}

/** As the integration does it, for a folder that is already built. */
export function writeResponseHeaders(directory: string): void {
  const pages = readPages(directory);
  const enquiries = enquiryTargets([...pages.values()]);
  const ofPages: Record<string, Record<string, string>> = {};
  for (const [path, html] of pages) {
    const [forbidden] = forbiddenAttributes(html);
    if (forbidden)
      throw new Error(`${path}: the page's policy blocks this attribute: ${forbidden}`);
    const outside = { enquiries, ...(isDesk(path) ? shownByDesk : ofPage(html)) };
    ofPages[path] = {
      'Content-Security-Policy': policyOfPage(
        inlineCode(html),
        outside,
        trustedPolicies(path, html),
      ),
      ...(!isDesk(path) && { 'Speculation-Rules': `"${speculationRulesPath}"` }),
    };
    if (notFoundPages.has(path)) {
      const policy = policyForMeta(inlineCode(html), outside, trustedPolicies(path, html));
      writeFileSync(join(directory, `${path}.html`), withPolicy(html, policy));
    }
  }
  const ofFiles = {
    [speculationRulesPath]: { 'Content-Type': speculationRulesType },
    '/desk/worker.js': {
      'Content-Security-Policy': policyOfWorker,
      // It stands below what it answers.
      'Service-Worker-Allowed': '/desk',
    },
    ...Object.fromEntries(
      demoWorkers.map((path) => [path, { 'Content-Security-Policy': policyOfWorker }]),
    ),
  };
  const write = (name: string, text: string) => writeFileSync(join(directory, name), text);
  write(speculationRulesPath, `${JSON.stringify(speculationRules)}\n`);
  write(
    'headers.json',
    `${JSON.stringify({ '*': { ...fixedHeaders, 'Content-Security-Policy': policyOfFiles }, ...ofPages, ...ofFiles }, undefined, 2)}\n`,
  );
  const ofAddresses = Object.fromEntries(
    Object.entries(ofPages).filter(([path]) => !notFoundPages.has(path)),
  );
  write(
    '_headers',
    headersFile({
      '*': { ...fixedHeaders, 'Content-Security-Policy': policyOfAnything },
      '/_astro/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
      ...ofFiles,
      ...ofAddresses,
    }),
  );
  write('_redirects', redirectsFile(Object.keys(ofAddresses)));
}

const ofPage = (html: string) => ({ frames: frameSources(html), pictures: [] });

/** Pages of this site as the draft has them, and pictures that were chosen but not sent yet. */
const shownByDesk = { frames: ["'self'"], pictures: ['blob:'] };

/** Nobody is led from there to other pages. */
const isDesk = (path: string): boolean => path === '/desk';

/**
 * Markup in the browser comes from icons alone (ui/Icon.tsx); the desk (keep-readable.ts) and demos that go
 * on offline (showroom/src/offline/keep.ts) name their workers, too.
 */
const trustedPolicies = (path: string, html: string): TrustedPolicies => [
  'icons',
  ...(isDesk(path) ? (['desk-worker'] as const) : []),
  ...(goesOnOffline(html) ? (['demo-worker'] as const) : []),
];

function withPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.includes('http-equiv="Content-Security-Policy"')
    ? html
    : html.replace(/<meta charset="[^"]*"\s*\/?>/i, (charset) => charset + meta);
}

/** Every built page by its address: `products/ERP.html` is `/products/ERP`. */
function readPages(directory: string): Map<string, string> {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
    .sort();
  return new Map(
    files.map((file) => {
      const path = `/${file.slice(0, -'.html'.length)}`.replace(/\/index$/, '') || '/';
      return [path, readFileSync(join(directory, file), 'utf8')];
    }),
  );
}
