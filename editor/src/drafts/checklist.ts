import { launchSteps } from '@nokshi/site/src/content/check/launch.ts';
import type { Asked, Given } from '../questions.ts';
import { labelOfField, titleOf } from './describe-entry.ts';
import type { Draft } from './draft.ts';
import { idOfFile, placeOfId } from './places.ts';
import { readEntry } from './read-entry.ts';

/** What is still an example or empty, in the order in which a launch needs it. */
export function tellChecklist(draft: Draft, { language }: Asked<'checklist'>): Given<'checklist'> {
  const { trees } = draft;
  const steps = launchSteps(trees.draft).map(({ name, places }) => ({
    name,
    places: places.flatMap(({ file, path, problem }) => {
      const place = placeOfId(idOfFile(file) ?? '');
      if (!place) return [];
      const { values } = readEntry(trees.draft, place);
      return [
        {
          id: place.id,
          title: titleOf(draft, place, values, language),
          path: [...path],
          label: labelOfField(draft, place, values, [...path], language),
          problem,
        },
      ];
    }),
  }));
  // A step that is done stays, with its tick; the rest is none of the five.
  const shown = steps.filter(({ name, places }) => name !== 'rest' || places.length > 0);
  return { kind: 'given', given: { steps: shown } };
}
