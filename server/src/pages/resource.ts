import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from './negotiation.ts';
import { addressOf, type Content, isPage, type SiteFile } from './site-files.ts';

/** By the ending of a file's name. */
const contentTypes = new Map([
  ['html', 'text/html; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['js', 'text/javascript; charset=utf-8'],
  ['mjs', 'text/javascript; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['webmanifest', 'application/manifest+json; charset=utf-8'],
  ['xml', 'application/xml; charset=utf-8'],
  ['txt', 'text/plain; charset=utf-8'],
  ['md', 'text/markdown; charset=utf-8'],
  ['svg', 'image/svg+xml; charset=utf-8'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['gif', 'image/gif'],
  ['ico', 'image/x-icon'],
  ['woff2', 'font/woff2'],
  ['woff', 'font/woff'],
  ['pdf', 'application/pdf'],
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
  ['wasm', 'application/wasm'],
]);

/** Names and values in turn, the form that `writeHead` takes without touching it. */
export type RawHeaders = readonly string[];

/** One body, ready to be sent: everything that can be known beforehand is. */
export interface Representation {
  readonly body: Buffer;
  readonly entityTag: string;
  /** All headers but Content-Length, for answers with a part of the body. */
  readonly headersOfPart: RawHeaders;
  readonly headers: RawHeaders;
  readonly headersWhenUnchanged: RawHeaders;
}

/** What an address stands for: the same content in one or several encodings. */
export interface Resource {
  readonly status: number;
  /** Its address, where it is a page. */
  readonly page: string | undefined;
  readonly representations: Readonly<Partial<Record<Encoding, Representation>>>;
}

/**
 * Prepares everything that will ever be sent for a file.
 * @param common headers that every answer about this content carries, security above all
 */
export function createResource(
  file: SiteFile,
  status: number,
  common: Readonly<Record<string, string>>,
): Resource {
  const bodies: [Encoding, Buffer | undefined][] = [
    ['br', file.brotli],
    ['gzip', file.gzip],
    ['identity', file.body],
  ];
  const ofEveryAnswer = {
    'Cache-Control': cacheControlOf(file),
    ...varyOf(file, common),
    ...common,
  };
  const representations = bodies.flatMap(([encoding, body]) =>
    body
      ? [[encoding, createRepresentation(encoding, body, contentTypeOf(file), ofEveryAnswer)]]
      : [],
  );
  const page = isPage(file) && status === 200 ? addressOf(file) : undefined;
  return { status, page, representations: Object.fromEntries(representations) };
}

/** What fetches more than was asked for: send.ts leaves it away for visitors who save data. */
export const earlyHeaders: readonly string[] = ['Link', 'Speculation-Rules'];

/** The headers of a request that vary the response. */
function varyOf(file: SiteFile, common: Readonly<Record<string, string>>) {
  const names = [
    ...(file.brotli || file.gzip ? ['Accept-Encoding'] : []),
    ...(earlyHeaders.some((name) => name in common) ? ['Save-Data'] : []),
  ];
  return names.length > 0 ? { Vary: names.join(', ') } : {};
}

/**
 * Compresses a body that did not exist at build, with a quality that takes a millisecond rather than
 * the last byte.
 */
export function compressNow(body: Buffer): Content {
  const quality = 2;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return {
    body,
    brotli: brotliCompressSync(body, { params }),
    gzip: gzipSync(body, { level: quality }),
  };
}

function createRepresentation(
  encoding: Encoding,
  body: Buffer,
  contentType: string,
  ofEveryAnswer: Readonly<Record<string, string>>,
): Representation {
  const entityTag = entityTagOf(body);
  const always = { ETag: entityTag, ...ofEveryAnswer };
  const ofContent = {
    'Content-Type': contentType,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    'Accept-Ranges': 'bytes',
    ...always,
  };
  return {
    body,
    entityTag,
    headersOfPart: rawHeaders(ofContent),
    headers: rawHeaders({ 'Content-Length': String(body.length), ...ofContent }),
    headersWhenUnchanged: rawHeaders(always),
  };
}

/** Of two spellings of one name, the later value wins. */
export function rawHeaders(headers: Readonly<Record<string, string>>): RawHeaders {
  const unique = new Map<string, [string, string]>();
  for (const [name, value] of Object.entries(headers)) {
    unique.set(name.toLowerCase(), [name, value]);
  }
  return [...unique.values()].flat();
}

/** A strong entity tag: the same bytes always have the same one, other bytes another. */
function entityTagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

function contentTypeOf({ path }: SiteFile): string {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return contentTypes.get(ending) ?? 'application/octet-stream';
}

/** Its files carry a hash of their content in their name, so they never change. */
export const assetFolder = '/_astro/';

function cacheControlOf(file: SiteFile): string {
  if (file.path.startsWith(assetFolder)) return 'public, max-age=31536000, immutable';
  return isPage(file) ? 'no-cache' : 'public, max-age=3600';
}
