import { rulesOf } from './first-flight/split-styles.ts';

/** A style sheet in two: the rules of which every selector needs a foreign class, and all others. */
export type SplitStyles = { own: string; foreign: string };

/**
 * Splits a style sheet by the classes that its rules are for.
 * @param css without comments
 */
export function stylesByClass(css: string, isForeign: (className: string) => boolean): SplitStyles {
  const split: SplitStyles = { own: '', foreign: '' };
  for (const { prelude, block } of rulesOf(css)) {
    if (/^@(?:media|supports|container)/.test(prelude)) {
      const { own, foreign } = stylesByClass(block.slice(1, -1), isForeign);
      if (own) split.own += `${prelude}{${own}}`;
      if (foreign) split.foreign += `${prelude}{${foreign}}`;
    } else if (prelude.startsWith('@') || !selectorsOf(prelude).every(needsForeign)) {
      split.own += prelude + block;
    } else split.foreign += prelude + block;
  }
  return split;

  function needsForeign(selector: string): boolean {
    // What it excludes need not be there, nor each of what it lets choose from.
    const needed = selector.replace(/:not\([^()]*\)|:(?:is|where)\([^()]*,[^()]*\)/g, '');
    return [...needed.matchAll(/\.(-?[_a-z][\w-]*)/gi)].some(([, name = '']) => isForeign(name));
  }
}

/** The selectors of a list, which may hold commas of their own in :is(), :where() and :not(). */
const selectorsOf = (list: string): string[] => list.split(/,(?![^()]*\))/);
