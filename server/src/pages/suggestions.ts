import { editDistance } from '@nokshi/forms/edit-distance.ts';

/** A page that can be suggested. */
export interface PageLink {
  readonly path: string;
  /** As plain text. */
  readonly title: string;
}

interface Candidate extends PageLink {
  readonly lowerCase: string;
  readonly lastSegment: string;
  readonly words: ReadonlySet<string>;
}

const mostSuggestions = 3;
/** A longer address was not mistyped by a person, and comparing it would cost. */
const longestPath = 80;
const leastWord = 3;

/** Suggests up to three pages for an address that leads nowhere. */
export type Suggest = (path: string) => readonly PageLink[];

/** Prepares the comparison with all pages of the site. */
export function createSuggest(pages: readonly PageLink[]): Suggest {
  const candidates = pages.map(createCandidate);
  return (path) => {
    if (path.length > longestPath) return [];
    const wanted = createCandidate({ path, title: '' });
    return candidates
      .flatMap((candidate) => {
        const remoteness = remotenessOf(wanted, candidate);
        return remoteness === undefined ? [] : [{ candidate, remoteness }];
      })
      .sort((one, other) => one.remoteness - other.remoteness)
      .slice(0, mostSuggestions)
      .map(({ candidate: { path, title } }) => ({ path, title }));
  };
}

function createCandidate({ path, title }: PageLink): Candidate {
  const lowerCase = path.toLowerCase().replace(/\.\w{1,5}$/, '');
  const segments = lowerCase.split('/').filter(Boolean);
  const words = lowerCase.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= leastWord);
  return { path, title, lowerCase, lastSegment: segments.at(-1) ?? '', words: new Set(words) };
}

/** The lower, the nearer; undefined for pages that have nothing to do with what was wanted. */
function remotenessOf(wanted: Candidate, page: Candidate): number | undefined {
  const whole = distanceBetween(wanted.lowerCase, page.lowerCase);
  if (whole !== undefined) return whole;
  const last = distanceBetween(wanted.lastSegment, page.lastSegment);
  if (last !== undefined) return 3 + last;
  const shared = [...wanted.words].filter((word) => page.words.has(word)).length;
  return shared > 0 ? 10 - shared + unsharedShare(wanted, page) : undefined;
}

/** Of pages that share as many words, the one with fewer words besides is nearer. */
function unsharedShare(wanted: Candidate, page: Candidate): number {
  const others = [...page.words].filter((word) => !wanted.words.has(word)).length;
  return others / (page.words.size + 1);
}

/** One mistake for every three letters still counts as mistyped, but never more than three. */
function distanceBetween(wanted: string, page: string): number | undefined {
  const mistakes = Math.min(3, Math.floor(Math.min(wanted.length, page.length) / 3));
  return editDistance(wanted, page, mistakes);
}
