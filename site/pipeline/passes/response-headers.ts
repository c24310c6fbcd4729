import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import { siteFolder } from '../../src/content/site-folder.ts';
import { pathOf } from '../../src/routes/routes.ts';
import type { BuiltSite } from '../built-site.ts';
import { addressOf, type Page, parseDocument } from '../page.ts';
import type { Pass } from '../pass.ts';
import { earlyFonts } from '../response-headers/early-fonts.ts';
import { fixedHeaders, permissionsOfDesk } from '../response-headers/fixed-headers.ts';
import {
  forbiddenAttributes,
  type InlineCode,
  inlineCode,
} from '../response-headers/inline-code.ts';
import { allowedOrigins, enquiryTargets, iframeSources } from '../response-headers/outside.ts';
import {
  type Outside,
  policyForMeta,
  policyOfAnything,
  policyOfFiles,
  policyOfPage,
  policyOfWorker,
  type TrustedPolicies,
} from '../response-headers/policy.ts';
import {
  speculationRules,
  speculationRulesPath,
  speculationRulesType,
} from '../response-headers/speculation-rules.ts';
import { headersFile, redirectsFile } from '../response-headers/static-host-files.ts';

/** Static hosts send these for any address, so none of their rules can match them. */
const notFoundPages = new Set(
  languageCodes.map((language) => pathIn(language, pathOf('not-found'))),
);

/** The headers that follow from the content of a page. */
interface Told {
  readonly kind: Page['kind'];
  readonly code: InlineCode;
  /** Where its forms send. */
  readonly targets: readonly string[];
  readonly frames: readonly string[];
  readonly trusted: TrustedPolicies;
  readonly fonts: ReturnType<typeof earlyFonts>;
}

/**
 * Writes what has to be sent with the built pages: `headers.json` for the project's server, `_headers` and
 * `_redirects` for static hosts, and the rules for loading the next page early.
 */
export const responseHeaders = {
  note(page: Page): Told {
    const { address, document, kind } = page;
    const [forbidden] = forbiddenAttributes(document);
    if (forbidden) {
      throw new Error(`${address}: the page's policy blocks this attribute: ${forbidden}`);
    }
    return {
      kind,
      code: inlineCode(document),
      targets: enquiryTargets(document),
      frames: kind === 'desk' ? [] : iframeSources(document.toString()),
      trusted: trustedPolicies(page),
      fonts: kind === 'desk' ? undefined : earlyFonts(page),
    };
  },
  finish(site: BuiltSite, notes: ReadonlyMap<string, Told>) {
    const told = new Map([...notes].map(([file, one]) => [addressOf(file), one]));
    // A dialog on any page may send where one form does.
    const targets = new Set([...told.values()].flatMap((one) => one.targets));
    const ofSite = { enquiries: [...targets].sort(), allowed: allowedOrigins() };
    for (const [file, one] of notes) {
      if (!notFoundPages.has(addressOf(file))) continue;
      const policy = policyForMeta(one.code, outsideOf(one, ofSite), one.trusted);
      allowInPage(join(site.directory, file), policy);
    }
    writeFiles(site, headersOf(told, ofSite));
  },
} satisfies Pass;

/** What is the same for all pages of the site. */
type OfSite = Pick<Outside, 'enquiries' | 'allowed'>;

/** The headers of each page by its address. */
function headersOf(told: ReadonlyMap<string, Told>, ofSite: OfSite) {
  return Object.fromEntries(
    [...told].map(([address, page]) => [
      address,
      {
        'Content-Security-Policy': policyOfPage(page.code, outsideOf(page, ofSite), page.trusted),
        // Nobody is led from the desk to other pages.
        ...(page.kind === 'desk'
          ? { 'Permissions-Policy': permissionsOfDesk }
          : { 'Speculation-Rules': `"${siteFolder}${speculationRulesPath}"` }),
        ...page.fonts,
      },
    ]),
  );
}

/** The desk shows pages of this site as the draft has them, and pictures that were chosen but not sent yet. */
const outsideOf = ({ kind, frames }: Told, { enquiries, allowed }: OfSite): Outside => {
  if (kind === 'desk') return { enquiries, frames: ["'self'"], pictures: ['blob:'], allowed: {} };
  return { enquiries, frames, pictures: [], allowed: kind === 'site' ? allowed : {} };
};

function writeFiles(site: BuiltSite, ofPages: Readonly<Record<string, Record<string, string>>>) {
  const ofFiles = {
    [speculationRulesPath]: { 'Content-Type': speculationRulesType },
    '/desk/worker.js': {
      'Content-Security-Policy': policyOfWorker,
      // It stands below what it answers.
      'Service-Worker-Allowed': `${siteFolder}/desk`,
    },
    '/offline-worker.js': { 'Content-Security-Policy': policyOfWorker },
  };
  const all = { ...fixedHeaders, 'Content-Security-Policy': policyOfFiles };
  const ofAddresses = Object.fromEntries(
    Object.entries(ofPages).filter(([path]) => !notFoundPages.has(path)),
  );
  const write = (name: string, text: string) => writeFileSync(join(site.directory, name), text);
  write(speculationRulesPath, `${JSON.stringify(speculationRules(siteFolder))}\n`);
  write('headers.json', `${JSON.stringify({ '*': all, ...ofPages, ...ofFiles }, undefined, 2)}\n`);
  write(
    '_headers',
    headersFile(siteFolder, {
      '*': { ...fixedHeaders, 'Content-Security-Policy': policyOfAnything },
      '/_astro/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
      ...ofFiles,
      ...ofAddresses,
    }),
  );
  write('_redirects', redirectsFile(siteFolder, Object.keys(ofAddresses)));
}

/**
 * Markup in the browser comes from icons alone (ui/Icon.tsx); pages of the site (shell/offline/keep.ts), the
 * desk (keep-readable.ts) and demos that go on offline (showroom/src/offline/keep.ts) name a worker, too.
 */
function trustedPolicies({ kind, document }: Page): TrustedPolicies {
  if (kind === 'desk') return ['icons', 'desk-worker'];
  const hasWorker = kind === 'site' || document.querySelector('div[data-offline]') !== null;
  return hasWorker ? ['icons', 'offline-worker'] : ['icons'];
}

function allowInPage(file: string, policy: string): void {
  const document = parseDocument(readFileSync(file, 'utf8'));
  document
    .querySelector('meta[charset]')
    ?.insertAdjacentHTML(
      'afterend',
      `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    );
  writeFileSync(file, document.toString());
}
