import { adoptDraft, tellGuide, tellPlan } from './adopt/guide.ts';
import { archiveDraft } from './drafts/archive.ts';
import { changeEntry } from './drafts/change-entry.ts';
import { tellChecklist } from './drafts/checklist.ts';
import { tellDifferences } from './drafts/differences.ts';
import type { Draft } from './drafts/draft.ts';
import { findPicture } from './drafts/find-picture.ts';
import { listEntries } from './drafts/list-entries.ts';
import { makeEntry } from './drafts/make-entry.ts';
import { openEntry } from './drafts/open-entry.ts';
import { orderEntries } from './drafts/order.ts';
import { removeEntry } from './drafts/remove-entry.ts';
import { replacePicture } from './drafts/replace-picture.ts';
import { revertEntry } from './drafts/revert-entry.ts';
import { tellChoice } from './drafts/tell-choice.ts';
import { tellFaults } from './drafts/tell-faults.ts';
import { confirmTranslation } from './drafts/translations.ts';
import { tellHistory } from './history/tell-history.ts';
import { findPicks } from './picks/find-picks.ts';
import type { Asked, Given, QuestionName } from './questions.ts';

/** How each question is answered. */
export const answers: {
  [Name in QuestionName]: (draft: Draft, asked: Asked<Name>) => Given<Name> | Promise<Given<Name>>;
} = {
  list: listEntries,
  checklist: tellChecklist,
  archive: archiveDraft,
  picks: findPicks,
  open: openEntry,
  change: changeEntry,
  make: makeEntry,
  remove: removeEntry,
  order: orderEntries,
  picture: findPicture,
  place: replacePicture,
  history: tellHistory,
  revert: revertEntry,
  confirm: confirmTranslation,
  differences: tellDifferences,
  faults: tellFaults,
  choice: tellChoice,
  guide: tellGuide,
  plan: tellPlan,
  adopt: adoptDraft,
};
