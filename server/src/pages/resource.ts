import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from './accept-encoding.ts';
import { entityTagOf } from './entity-tag.ts';
import type { SiteFile } from './site-files.ts';

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
  readonly representations: Readonly<Partial<Record<Encoding, Representation>>>;
}

/** How the content is described, whatever its encoding. */
export interface Description {
  readonly status: number;
  readonly contentType: string;
  readonly cacheControl: string;
  /** Headers that every answer about this content carries, security above all. */
  readonly common: Readonly<Record<string, string>>;
}

/** Prepares everything that will ever be sent for a file. */
export function createResource(
  file: Pick<SiteFile, 'body' | 'brotli' | 'gzip'>,
  description: Description,
): Resource {
  const bodies: [Encoding, Buffer | undefined][] = [
    ['br', file.brotli],
    ['gzip', file.gzip],
    ['identity', file.body],
  ];
  const varies = file.brotli !== undefined || file.gzip !== undefined;
  const representations = bodies.flatMap(([encoding, body]) =>
    body ? [[encoding, createRepresentation(encoding, body, varies, description)]] : [],
  );
  return { status: description.status, representations: Object.fromEntries(representations) };
}

/**
 * Compresses a body that did not exist at build. The quality is one that takes a millisecond
 * rather than the last byte.
 */
export function compressNow(body: Buffer, quality = 5): Pick<SiteFile, 'body' | 'brotli' | 'gzip'> {
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
  varies: boolean,
  { contentType, cacheControl, common }: Description,
): Representation {
  const entityTag = entityTagOf(body);
  const always = {
    ETag: entityTag,
    'Cache-Control': cacheControl,
    ...(varies && { Vary: 'Accept-Encoding' }),
    ...common,
  };
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
