import type { Entry } from '@nokshi/contract/content.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import { leaves } from '@nokshi/site/src/content/check/schema-walk.ts';
import { references } from '@nokshi/site/src/content/schemas/references.ts';
import { families } from '@nokshi/site/src/routes/routes.ts';
import { labelOfField, titleOf } from './describe-entry.ts';
import type { Draft } from './draft.ts';
import { type Place, placesIn } from './places.ts';
import { readEntry } from './read-entry.ts';

/** What names an entry, or leads to its page. */
export function usesOf(draft: Draft, place: Place, language: Language): Entry['uses'] {
  const { trees } = draft;
  const page = pageOf(place);
  return placesIn(trees.draft)
    .filter(({ id }) => id !== place.id)
    .flatMap((other) => {
      const { values } = readEntry(trees.draft, other);
      return leaves(values, other.kind.schema)
        .filter(({ schema, value }) => {
          const reference = references.get(schema);
          if (reference?.kind === 'route') return value === page;
          const isOfFolder = reference?.kind === 'entry' && reference.collection === place.folder;
          return isOfFolder && value === place.name;
        })
        .map(({ path }) => ({
          id: other.id,
          title: titleOf(draft, other, values, language),
          field: labelOfField(draft, other, values, path, language),
          path: [...path],
        }));
    });
}

function pageOf({ folder, name }: Place): string | undefined {
  const family = Object.values(families).find(({ collection }) => collection === folder);
  return family && `${family.path}/${name}`;
}
