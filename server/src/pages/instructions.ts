import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage } from '@nokshi/forms/languages.ts';
import { z } from 'zod';

/** Files of the build for servers and hosts, not for visitors. */
export const instructions: ReadonlySet<string> = new Set([
  '/headers.json',
  '/pages.json',
  '/_headers',
  '/_redirects',
]);

const token = z.string().regex(/^[\w!#$%&'*+.^`|~-]+$/);
const printable = z.string().regex(/^[\x20-\x7e]*$/);
const headerRules = z.record(z.string(), z.record(token, printable));

/** Headers by name; "*" stands for every answer, an address for that page in addition. */
export type HeaderRules = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The headers of a site without rules of its own. */
const safeRules: HeaderRules = {
  '*': {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  },
};

const address = z.string().startsWith('/');
const pageList = z.object({
  /** The folder of its host that the site stands in, such as `/site`; nothing where it has the host to itself. */
  folder: z.string().default(''),
  /** Titles are plain text; what is not listed is never suggested. */
  pages: z.array(
    z.object({
      path: address,
      title: z.string().min(1),
      language: z.string().min(1),
      listed: z.boolean(),
    }),
  ),
  /** The address of the "not found" page of each language. */
  notFound: z.record(z.string(), address),
});

/** What the build says about the pages. */
export type PageList = z.infer<typeof pageList>;

/** A site that says nothing has the "not found" page that every host knows, and no suggestions. */
const noList: PageList = { folder: '', pages: [], notFound: { [defaultLanguage]: '/404' } };

/**
 * Reads the rules that the build wrote into `headers.json`.
 * @throws naming the file and what is wrong in it
 */
export const readHeaderRules = (siteDirectory: string): HeaderRules =>
  read(join(siteDirectory, 'headers.json'), headerRules, 'header rules') ?? safeRules;

/**
 * Reads the list of pages that the build wrote into `pages.json`.
 * @throws naming the file and what is wrong in it
 */
export const readPageList = (siteDirectory: string): PageList =>
  read(join(siteDirectory, 'pages.json'), pageList, 'a list of pages') ?? noList;

/** The headers of a page, or without a path those of every answer. */
export function headersFor(rules: HeaderRules, path = '*'): Readonly<Record<string, string>> {
  return { ...rules['*'], ...(path === '*' ? undefined : rules[path]) };
}

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'This is not JSON' });
    return z.NEVER;
  }
});

function read<Content>(
  file: string,
  schema: z.ZodType<Content>,
  content: string,
): Content | undefined {
  if (!existsSync(file)) return undefined;
  const { success, data, error } = json.pipe(schema).safeParse(readFileSync(file, 'utf8'));
  if (success) return data;
  throw new Error(`${file} does not hold ${content}:\n${z.prettifyError(error)}`);
}
