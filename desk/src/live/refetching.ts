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

const isContent = (address: string) => /^\/(?:content|release)\b/.test(address);

let waiting: Set<string> | 'many' = new Set();
/** Whether the draft, or what is on the site, has changed. */
let isContentWaiting = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function refetch(): void {
  const changed = waiting === 'many' ? waiting : [...waiting];
  const hasContent = isContentWaiting;
  waiting = new Set();
  isContentWaiting = false;
  timer = undefined;
  if (changed.length === 0 && !hasContent) return;
  timer = setTimeout(refetch, pauseMilliseconds);
  for (const [address, [first]] of shown) {
    if (isConcerned(address, changed) || (hasContent && isContent(address))) first?.();
  }
}

/** Reads anew what is shown of enquiries that changed: at once, or together with what changes next. */
export function enquiriesChanged(references: readonly string[] | 'many'): void {
  if (references === 'many') waiting = 'many';
  else if (waiting !== 'many') for (const one of references) waiting.add(one);
  if (timer === undefined) refetch();
}

/** The same for what is shown of the draft, and of what is on the site. */
export function contentChanged(): void {
  isContentWaiting = true;
  if (timer === undefined) refetch();
}
