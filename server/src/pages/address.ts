import { withoutLinkTail } from '@nokshi/forms/link-values.ts';

/** Longer addresses are nobody's: no page or file of a site comes near this. */
const longestPath = 1024;

/** The target of a request, taken apart. */
export interface Address {
  /** As it was sent. */
  readonly rawPath: string;
  /** With its percent signs resolved, once. */
  readonly path: string;
  /** From the question mark on, or nothing; only what may stand in a header. */
  readonly query: string;
}

/** Reads a request target; undefined when it is malformed or longer than any address here. */
export function readAddress(target: string): Address | undefined {
  const local = withoutOrigin(target);
  const [rawPath = ''] = local.split(/[?#]/, 1);
  if (!rawPath.startsWith('/') || rawPath.length > longestPath) return undefined;
  const path = decode(rawPath)?.replace(/[\t\n\r]+$/, '');
  if (path === undefined || hasControlCharacter(path)) return undefined;
  return { rawPath, path, query: readQuery(local.slice(rawPath.length)) };
}

/** Proxies may send `GET http://host/path`. */
function withoutOrigin(target: string): string {
  return target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '');
}

function decode(rawPath: string): string | undefined {
  if (!rawPath.includes('%')) return rawPath;
  try {
    return decodeURIComponent(rawPath);
  } catch {
    // A sign at its end that was cut, as by the limit of a message.
    const [, start] = /^(\/[^%]+)(?:%[\da-f]{0,2})+$/i.exec(rawPath) ?? [];
    return start && `${start}\ufffd`;
  }
}

function hasControlCharacter(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return /[\x00-\x1f\x7f]/.test(path);
}

function readQuery(rest: string): string {
  return /^\?[\x21-\x7e]*$/.test(rest) ? rest : '';
}

/** An encoded slash would make two different addresses look the same once decoded. */
export function hidesSlash({ rawPath }: Address): boolean {
  return /%2f|%5c|\\/i.test(rawPath);
}

/**
 * What all spellings of a page's address have in common: `/Services/`, `/services.html` and
 * `/services/index` are `/services`.
 */
export function spellingKey(path: string): string {
  let key = withoutTrailingSlashes(path.toLowerCase());
  if (key.endsWith('.html')) key = key.slice(0, -'.html'.length);
  if (key.endsWith('/index')) key = key.slice(0, -'/index'.length);
  return withoutTrailingSlashes(key) || '/';
}

/**
 * What an address may have been before a chat or a letter took what stands behind it into the link, the
 * likeliest first: `/contact।`, `/contact)`, `/contact">`, `/contact-এ`, `/contact%3Ffbclid=1`.
 */
export function withoutTail(path: string): readonly string[] {
  const seen = path.replace(/\p{Cf}/gu, '');
  const whole = withoutLinkTail(seen);
  // Letters of another script may be an ending of the word, but not a name behind a slash.
  const ours = /^[\w\-./~]*[\w~](?![\w~]|\/+[\p{L}\p{N}])/u.exec(seen)?.[0];
  return [whole || '/', ...(ours ? [ours] : [])];
}

function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
