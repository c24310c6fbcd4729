import type { Picks } from '@nokshi/contract/content.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import { emblemNames } from '@nokshi/site/src/content/emblems.ts';
import { iconNames } from '@nokshi/site/src/content/icons.ts';
import { families, pageRoutes } from '@nokshi/site/src/routes/routes.ts';
import { formOf, titleOf } from '../drafts/describe-entry.ts';
import type { Draft } from '../drafts/draft.ts';
import {
  type EntryPath,
  entryPathIn,
  hasEntries,
  isOrdered,
  namesIn,
} from '../drafts/entry-paths.ts';
import { orderIn } from '../drafts/order.ts';
import { addressOfPicture } from '../drafts/pictures.ts';
import { readEntry } from '../drafts/read-entry.ts';
import type { Asked, Given } from '../questions.ts';
import { pictureOfEmblem, pictureOfIcon } from './drawings.ts';

type Pick = Picks['items'][number];

/** More are not looked through by anybody: a word more finds fewer. */
const mostIcons = 120;

/** What a field may name: `icons`, `emblems`, `pages`, or the entries of a folder. */
export function findPicks(draft: Draft, { kind, q, language }: Asked<'picks'>): Given<'picks'> {
  const items = itemsOf(draft, kind, language, q.toLowerCase().split(/\s+/).filter(Boolean));
  if (items) return { kind: 'given', given: { items } };
  return { kind: 'unknown', reason: 'unknown', message: 'There is nothing of that kind.' };
}

function itemsOf(
  draft: Draft,
  kind: string,
  language: Language,
  words: readonly string[],
): Pick[] | undefined {
  const isMeant = ({ value, label }: { value: string; label: string }) => {
    const text = `${value}\n${label}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  switch (kind) {
    case 'icons':
      return iconNames()
        .map((value) => ({ value, label: named(value.slice(value.indexOf(':') + 1)) }))
        .filter(isMeant)
        .slice(0, mostIcons)
        .map((icon) => ({ ...icon, picture: pictureOfIcon(icon.value) }));
    case 'emblems':
      return emblemNames
        .map((value) => ({
          value,
          label: draft.names.options[value]?.[language] ?? named(value),
          picture: pictureOfEmblem(value),
        }))
        .filter(isMeant);
    case 'pages':
      return pages(draft, language).filter(isMeant);
    default:
      return hasEntries(kind) ? entries(draft, kind, language).filter(isMeant) : undefined;
  }
}

const named = (name: string) => name.replaceAll('-', ' ');

function entries(draft: Draft, folder: string, language: Language): Pick[] {
  return placesOf(draft, folder).map((place) => {
    const { values } = readEntry(draft.trees.draft, place);
    const form = formOf(draft, place, values, language);
    return {
      value: place.name,
      label: titleOf(draft, place, values, language),
      picture: addressOfPicture(draft.trees.draft, place, values, form),
    };
  });
}

/** Those of a folder, in the order in which they are shown. */
function placesOf({ trees }: Draft, folder: string): EntryPath[] {
  const there = namesIn(trees.draft, folder);
  const order = isOrdered(folder) ? orderIn(trees.draft, folder) : [];
  const names = new Set([...order.filter((name) => there.includes(name)), ...there]);
  return [...names].flatMap((name) => entryPathIn(trees.draft, folder, name) ?? []);
}

/** Every page of the site that a link may lead to. */
function pages(draft: Draft, language: Language): Pick[] {
  const single = Object.entries(pageRoutes)
    .filter(([name]) => name !== 'not-found')
    .flatMap(([name, { path }]) => {
      const place = entryPathIn(draft.trees.draft, 'pages', name);
      if (!place) return [];
      const { values } = readEntry(draft.trees.draft, place);
      return [{ value: path, label: titleOf(draft, place, values, language), picture: null }];
    });
  const ofEntries = Object.values(families).flatMap(({ path, collection }) =>
    entries(draft, collection, language).map((entry) => ({
      ...entry,
      value: `${path}/${entry.value}`,
    })),
  );
  return [...single, ...ofEntries];
}
