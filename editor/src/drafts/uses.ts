import type { Entry } from '@nokshi/contract/content.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import { textsWithSchemas } from '@nokshi/site/src/content/check/schema-walk.ts';
import { references } from '@nokshi/site/src/content/schemas/references.ts';
import { families } from '@nokshi/site/src/routes/routes.ts';
import { labelOfField, titleOf } from './describe-entry.ts';
import type { Draft } from './draft.ts';
import { type EntryPath, entryPathsIn } from './entry-paths.ts';
import { readEntry } from './read-entry.ts';

/** What names an entry, or leads to its page. */
export function usesOf(draft: Draft, entryPath: EntryPath, language: Language): Entry['uses'] {
  const { trees } = draft;
  const page = pageOf(entryPath);
  return entryPathsIn(trees.draft)
    .filter(({ id }) => id !== entryPath.id)
    .flatMap((other) => {
      const { values } = readEntry(trees.draft, other);
      return textsWithSchemas(values, other.kind.schema)
        .filter(({ schema, value }) => {
          const reference = references.get(schema);
          if (reference?.kind === 'route') return value === page;
          const isOfFolder =
            reference?.kind === 'entry' && reference.collection === entryPath.folder;
          return isOfFolder && value === entryPath.name;
        })
        .map(({ path }) => ({
          id: other.id,
          title: titleOf(draft, other, values, language),
          field: labelOfField(draft, other, values, path, language),
          path: [...path],
        }));
    });
}

function pageOf({ folder, name }: EntryPath): string | undefined {
  const family = Object.values(families).find(({ collection }) => collection === folder);
  return family && `${family.path}/${name}`;
}
