import { launchSteps } from '@nokshi/site/src/content/check/launch.ts';
import type { Asked, Given } from '../questions.ts';
import { labelOfField, titleOf } from './describe-entry.ts';
import type { Draft } from './draft.ts';
import { entryPathOfId, idOfFile } from './entry-paths.ts';
import { readEntry } from './read-entry.ts';

/** What is still an example or empty, in the order in which a launch needs it. */
export function tellChecklist(draft: Draft, { language }: Asked<'checklist'>): Given<'checklist'> {
  const { trees } = draft;
  const steps = launchSteps(trees.draft).map(({ name, places: entryPaths }) => ({
    name,
    places: entryPaths.flatMap(({ file, path, problem }) => {
      const entryPath = entryPathOfId(idOfFile(file) ?? '');
      if (!entryPath) return [];
      const { values } = readEntry(trees.draft, entryPath);
      return [
        {
          id: entryPath.id,
          title: titleOf(draft, entryPath, values, language),
          path: [...path],
          label: labelOfField(draft, entryPath, values, [...path], language),
          problem,
        },
      ];
    }),
  }));
  // A step that is done stays, with its tick; the rest is none of the five.
  const shown = steps.filter(
    ({ name, places: entryPaths }) => name !== 'rest' || entryPaths.length > 0,
  );
  return { kind: 'given', given: { steps: shown } };
}
