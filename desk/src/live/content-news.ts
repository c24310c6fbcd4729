import type { Events } from '@nokshi/contract/live.ts';

/** A change of the draft. */
export type ContentNews = Events['content']['entries'];

type Listener = (news: ContentNews) => void;

const listeners = new Set<Listener>();

/** Tells whoever shows entries of the draft that some have changed. */
export function tellContent(news: ContentNews): void {
  for (const listener of listeners) listener(news);
}

/** @returns what ends it */
export function hearContent(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
