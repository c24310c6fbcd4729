import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Headers by name; "*" stands for every answer, an address for that page in addition. */
export type HeaderRules = Readonly<Record<string, Readonly<Record<string, string>>>>;

const token = z.string().regex(/^[\w!#$%&'*+.^`|~-]+$/);
const printable = z.string().regex(/^[\x20-\x7e]*$/);
const headerRules = z.record(z.string(), z.record(token, printable));

/** What a site without rules of its own gets. */
const safeRules: HeaderRules = {
  '*': {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  },
};

/** Reads the rules that the site's build wrote into `headers.json`. */
export function readHeaderRules(siteDirectory: string): HeaderRules {
  const file = join(siteDirectory, 'headers.json');
  if (!existsSync(file)) return safeRules;
  const { success, data, error } = headerRules.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (success) return data;
  throw new Error(`${file} does not hold header rules:\n${z.prettifyError(error)}`);
}

/** The headers of a page, or without a path those of every answer. */
export function headersFor(rules: HeaderRules, path = '*'): Readonly<Record<string, string>> {
  return { ...rules['*'], ...(path === '*' ? undefined : rules[path]) };
}
