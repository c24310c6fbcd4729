import type { ThirdParty } from '../../src/content/schemas/third-parties.ts';
import type { InlineCode } from './inline-code.ts';

/** The other origins that pages of this build need. */
export interface Outside {
  /** Where forms and their scripts send: origins, or `mailto:` when no server takes enquiries. */
  readonly enquiries: readonly string[];
  /** Origins that may be shown in a frame. */
  readonly frames: readonly string[];
  /** The origins of pictures apart from the site's own files. */
  readonly pictures: readonly string[];
  /** What the company allows other origins, by what that is. */
  readonly allowed: Partial<Record<ThirdParty['allows'][number], readonly string[]>>;
}

/** The policies of Trusted Types by which a page takes what its scripts make of text. */
export type TrustedPolicies = readonly ('icons' | 'desk-worker' | 'offline-worker')[];

type Directives = Readonly<Record<string, readonly string[]>>;

const none = ["'none'"];
const self = ["'self'"];

/** For everything that is not a page: it may load nothing and stand in no frame. */
export const policyOfFiles = write({
  'default-src': none,
  'base-uri': none,
  'form-action': none,
  'frame-ancestors': none,
});

/** For workers, which keep the desk readable, demos open and a word of the company offline: they ask the site, and nothing else. */
export const policyOfWorker = write({
  'default-src': none,
  'connect-src': self,
  'base-uri': none,
  'form-action': none,
  'frame-ancestors': none,
});

/**
 * For hosts that match pages by address only: whatever else they send is at least not framed and
 * not pointed elsewhere. Together with the policy of a page, it allows just what that one allows.
 */
export const policyOfAnything = write({
  'object-src': none,
  'base-uri': none,
  'frame-ancestors': none,
});

/**
 * The Content-Security-Policy of one page: nothing but its own files, and exactly the
 * inline code it was built with. Not in it: `upgrade-insecure-requests`, since every address is
 * relative, HSTS does the same on a real host, and Safari would upgrade http://localhost as well.
 */
export function policyOfPage(code: InlineCode, outside: Outside, trusted: TrustedPolicies): string {
  return write(directivesOfPage(code, outside, trusted));
}

/** The same for a `<meta>`, where browsers refuse `frame-ancestors`. */
export function policyForMeta(
  code: InlineCode,
  outside: Outside,
  trusted: TrustedPolicies,
): string {
  const { 'frame-ancestors': _onlyInHeaders, ...directives } = directivesOfPage(
    code,
    outside,
    trusted,
  );
  return write(directives);
}

function directivesOfPage(
  code: InlineCode,
  { enquiries, frames, pictures, allowed }: Outside,
  trusted: TrustedPolicies,
): Directives {
  const { scripts = [], connections = [], media = [] } = allowed;
  const framed = [...frames, ...(allowed.frames ?? [])];
  return {
    'default-src': none,
    'script-src': [...self, ...code.scripts, ...scripts],
    'style-src': [...self, ...code.styles],
    'img-src': [...self, 'data:', ...pictures, ...(allowed.pictures ?? [])],
    'media-src': [...self, ...media],
    'font-src': self,
    'connect-src': [...self, ...enquiries.filter((source) => source !== 'mailto:'), ...connections],
    'manifest-src': self,
    ...(framed.length > 0 && { 'frame-src': framed }),
    'form-action': [...self, ...enquiries],
    'object-src': none,
    'base-uri': none,
    'frame-ancestors': none,
    // Scripts of others make HTML of text as they like, and would not run.
    ...(scripts.length === 0 && {
      'require-trusted-types-for': ["'script'"],
      // React escapes everything else.
      'trusted-types': trusted,
    }),
  };
}

function write(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
