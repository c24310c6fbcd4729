import type { ContentList, EntryLine } from '@nokshi/contract/content.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import { missingWords } from '../describe/missing-words.ts';
import { pagesShowing } from '../describe/pages-showing.ts';
import type { Asked, Given } from '../questions.ts';
import { conflictsOf } from './conflicts.ts';
import { formOf, labelOfFolder, titleOf } from './describe-entry.ts';
import type { Draft } from './draft.ts';
import { stateOf } from './open-entry.ts';
import { orderIn } from './order.ts';
import { addressOfPicture } from './pictures.ts';
import { folders, isGrowing, isOrdered, type Place, placesIn } from './places.ts';
import { readEntry } from './read-entry.ts';
import { findWords } from './search.ts';
import { samplesIn, type Wrongs, wrongsIn } from './wrongs.ts';

/** All that can be changed, each folder in its order; or what holds every word of `q`, the best found first. */
export function listEntries(draft: Draft, { q, language }: Asked<'list'>): Given<'list'> {
  const { trees } = draft;
  const wrongs = wrongsIn(trees.draft);
  const there = placesIn(trees.draft);
  const ids = new Set(there.map(({ id }) => id));
  const removed = placesIn(trees.published).filter(({ id }) => !ids.has(id));
  const found = [
    ...inOrder(trees.draft, there).flatMap((place) => lineOf(draft, place, wrongs, q, language)),
    ...removed.flatMap((place) => removedLine(draft, place, q, language)),
  ];
  // Of what is found alike, each folder keeps its order.
  const lines = found.toSorted((one, other) => one.rank - other.rank).map(({ line }) => line);
  const kinds = folders.map((name) => ({
    name,
    label: labelOfFolder(draft, name, language),
    isGrowing: isGrowing(name),
    isOrdered: isOrdered(name),
  }));
  return { kind: 'given', given: { kinds, entries: lines } satisfies ContentList };
}

/** A line, and how well it is found. */
type Ranked = { line: EntryLine; rank: number };

function inOrder(tree: string, places: readonly Place[]): Place[] {
  return folders.flatMap((folder) => {
    const order = isOrdered(folder) ? orderIn(tree, folder) : [];
    const rank = ({ name }: Place) => (order.includes(name) ? order.indexOf(name) : order.length);
    return places
      .filter((place) => place.folder === folder)
      .toSorted((one, other) => rank(one) - rank(other));
  });
}

function lineOf(
  draft: Draft,
  place: Place,
  wrongs: Wrongs,
  q: string,
  language: Language,
): Ranked[] {
  const { values } = readEntry(draft.trees.draft, place);
  const title = titleOf(draft, place, values, language);
  const found = findWords(q, [title, place.id], values);
  if (found === undefined) return [];
  const form = formOf(draft, place, values, language);
  const line: EntryLine = {
    ...{ id: place.id, title, kind: place.folder, found: found.text, foundAt: found.path },
    picture: addressOfPicture(draft.trees.draft, place, values, form),
    pages: pagesShowing(place.folder, place.name),
    state: stateOf(draft, place),
    changed: draft.histories.latest(place.id),
    conflicts: conflictsOf(draft.desk, place.id).length,
    faults: wrongs.ofEntries.get(place.id)?.length ?? 0,
    samples: samplesIn(values).length,
    missing: missingWords(values, form).length,
  };
  return [{ line, rank: found.rank }];
}

function removedLine(draft: Draft, place: Place, q: string, language: Language): Ranked[] {
  const { values } = readEntry(draft.trees.published, place);
  const title = titleOf(draft, place, values, language);
  const found = findWords(q, [title, place.id], values);
  if (found === undefined) return [];
  const line: EntryLine = {
    ...{ id: place.id, title, kind: place.folder, found: found.text, foundAt: found.path },
    ...{ picture: null, pages: [], state: 'removed' },
    changed: draft.histories.latest(place.id),
    ...{ conflicts: 0, faults: 0, samples: 0, missing: 0 },
  };
  return [{ line, rank: found.rank }];
}
