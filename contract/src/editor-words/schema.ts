import type { WrongReason } from '@nokshi/contract/reasons.ts';
import { faultCodes } from '@nokshi/forms/content-faults.ts';
import type { InOneLanguage } from '@nokshi/forms/in-language.ts';
import { words } from '@nokshi/forms/words-schema.ts';
import { z } from 'zod';
import { launchStepNames } from '../content.ts';
import { entryNames } from './entry.ts';
import { fieldNames } from './fields.ts';
import { guideNames } from './guide.ts';
import { listNames, shownNames, stateNames } from './list.ts';
import { pickingNames } from './picking.ts';
import { pictureNames } from './pictures.ts';
import { previewNames } from './preview.ts';
import { pictureRefusals } from './refusals.ts';
import { checklistNames, failureNames, releaseNames } from './release.ts';
import { sortingNames } from './sorting.ts';

const sentence = words(400, 'A label or a sentence of the editor');
const each = <Key extends string>(keys: readonly Key[]) =>
  z.strictObject(
    Object.fromEntries(keys.map((key) => [key, sentence])) as Record<Key, typeof sentence>,
  );

type Sayable = Exclude<WrongReason, 'picture'>;

/** As the contract names them, none left out. */
const wrongs: Record<Sayable, typeof sentence> = {
  unknown: sentence,
  stale: sentence,
  strange: sentence,
  'too-long': sentence,
  name: sentence,
  taken: sentence,
  used: sentence,
  needed: sentence,
  'others-changed': sentence,
  'no-step': sentence,
  unreadable: sentence,
  past: sentence,
  far: sentence,
  publishing: sentence,
  site: sentence,
  tools: sentence,
  folders: sentence,
  disk: sentence,
  memory: sentence,
  missing: sentence,
  busy: sentence,
  slow: sentence,
  ended: sentence,
  stopping: sentence,
  elsewhere: sentence,
  full: sentence,
  forbidden: sentence,
  failed: sentence,
};

/** content/editor-words: what the editor says, apart from the names of fields. The desk fetches it there. */
export const editorWords = z.strictObject({
  list: each(listNames).extend({ shown: each(shownNames), states: each(stateNames) }),
  sorting: each(sortingNames),
  entry: each(entryNames),
  fields: each(fieldNames),
  preview: each(previewNames),
  pictures: each(pictureNames),
  picking: each(pickingNames),
  release: each(releaseNames).extend({ failures: each(failureNames) }),
  checklist: each(checklistNames).extend({ steps: each(launchStepNames) }),
  guide: each(guideNames),
  refusals: each(pictureRefusals).describe('Why a picture was not taken'),
  faults: each(faultCodes).describe('What is wrong at a field, for whoever writes there'),
  wrongs: z.strictObject(wrongs).describe('Why something was not done'),
});

export type EditorWords = InOneLanguage<z.output<typeof editorWords>>;
