import { useEffect } from 'react';
import type { Middleware } from 'swr';

/** Read anew so often at most, however much happens. */
const pauseMilliseconds = 1000;

type Refetch = () => unknown;

/** By address, who shows what was read there. */
const shown = new Map<string, Set<Refetch>>();

function show(address: string, refetch: Refetch): () => void {
  const all = shown.get(address) ?? new Set();
  shown.set(address, all.add(refetch));
  return () => {
    all.delete(refetch);
    if (all.size === 0) shown.delete(address);
  };
}

/** For SWR: what it reads of enquiries is read anew when they change. */
export const followed: Middleware = (useNext) => (key, fetcher, config) => {
  const answer = useNext(key, fetcher, config);
  // Of a list of pages, the first.
  const address: unknown = typeof key === 'function' ? Reflect.apply(key, null, [0, null]) : key;
  const { mutate } = answer;
  useEffect(
    () => (typeof address === 'string' ? show(address, () => mutate()) : undefined),
    [address, mutate],
  );
  return answer;
};

/** Whether what is read at an address changes with some enquiries. */
export function isConcerned(address: string, references: readonly string[] | 'many'): boolean {
  const [, reference] = /^\/enquiries\/([^/?]+)/.exec(address) ?? [];
  if (reference === undefined) return /^\/(?:enquiries|unread)\b/.test(address);
  return references === 'many' || references.includes(decodeURIComponent(reference));
}

/** Who reads the draft anew when that changes, and who reads only what is on the site. */
const followers = { draft: new Set<Refetch>(), release: new Set<Refetch>() };

/**
 * Reads something anew when the draft changes, or when another release is on the site, which changes what
 * is told of the draft as well. What stands beside a form that is typed in follows no draft: each save
 * would have the editor read all of it once more.
 */
export function useFollowing(what: keyof typeof followers, refetch: Refetch): void {
  useEffect(() => {
    followers[what].add(refetch);
    return () => void followers[what].delete(refetch);
  }, [what, refetch]);
}

let waiting: Set<string> | 'many' = new Set();
/** Refetches after changes of the draft or of the site. */
let waitingFor: readonly (keyof typeof followers)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function refetch(): void {
  const changed = waiting === 'many' ? waiting : [...waiting];
  const following = [...new Set(waitingFor)].flatMap((what) => [...followers[what]]);
  waiting = new Set();
  waitingFor = [];
  timer = undefined;
  if (changed.length === 0 && following.length === 0) return;
  timer = setTimeout(refetch, pauseMilliseconds);
  for (const [address, [first]] of shown) {
    if (isConcerned(address, changed)) first?.();
  }
  for (const follow of following) follow();
}

/** Reads anew what is shown of enquiries that changed: at once, or together with what changes next. */
export function enquiriesChanged(references: readonly string[] | 'many'): void {
  if (references === 'many') waiting = 'many';
  else if (waiting !== 'many') for (const one of references) waiting.add(one);
  if (timer === undefined) refetch();
}

/** The same for what follows the draft. */
export function draftChanged(): void {
  waitingFor = [...waitingFor, 'draft'];
  if (timer === undefined) refetch();
}

/** The same for what follows what is on the site. */
export function releaseChanged(): void {
  waitingFor = [...waitingFor, 'draft', 'release'];
  if (timer === undefined) refetch();
}
