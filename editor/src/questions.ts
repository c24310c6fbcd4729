import type {
  Change,
  ChangedEntry,
  Checklist,
  ContentList,
  Entry,
  Fault,
  History,
  Picks,
  StaleEntry,
} from '@nokshi/contract/content.ts';
import type { FieldPath } from '@nokshi/contract/form.ts';
import type { Guide, GuidePlan } from '@nokshi/contract/guide.ts';
import type { PictureWidth } from '@nokshi/contract/pictures.ts';
import type { WrongReason } from '@nokshi/contract/reasons.ts';
import type { Choice, Difference, DraftFault } from '@nokshi/contract/release.ts';
import type { Language } from '@nokshi/forms/languages.ts';

/** An entry, and the language in which it is told of. */
type Told = { folder: string; name: string; language: Language };

/** An entry as whoever changes it saw it last; `by` is their name. */
type Changing = Told & { version: string; by: string };

/** What a company answers in the launch guide. */
type Answered = { answers: object; language: Language };

/** The part of a picture that is taken, in parts of 1; null for as much as fits. */
export type Crop = { left: number; top: number; width: number; height: number } | null;

/**
 * All that the editor can be asked: what each question takes, and what it gives. `editor/src/process.ts`
 * answers them, the desk's routes ask.
 */
export type Questions = {
  list: { asked: { q: string; language: Language }; given: ContentList };
  checklist: { asked: { language: Language }; given: Checklist };
  /** A zip of the whole draft, which whoever asked removes. */
  archive: { asked: null; given: { file: string } };
  picks: { asked: { kind: string; q: string; language: Language }; given: Picks };
  open: { asked: Told; given: Entry };
  change: { asked: Changing & { changes: Change[] }; given: ChangedEntry };
  make: {
    asked: {
      folder: string;
      name: string;
      title: { text: string; language: Language } | null;
      like: string | null;
      by: string;
    };
    given: { id: string };
  };
  remove: { asked: { folder: string; name: string; by: string }; given: null };
  order: { asked: { folder: string; entries: string[]; by: string }; given: null };
  /** Where a picture lies, small where a width is named; `type` is what it is sent as. */
  picture: {
    asked: {
      folder: string;
      name: string;
      path: string;
      width: PictureWidth | null;
      of: 'draft' | 'site';
    };
    given: { file: string; type: string; digest: string };
  };
  /** `file` is what was uploaded. */
  place: {
    asked: Changing & { path: string; file: string; crop: Crop };
    given: ChangedEntry;
  };
  /** `after` is the id of a step: those before it. */
  history: { asked: Told & { after?: string | undefined }; given: History };
  revert: { asked: Changing & { to: string }; given: ChangedEntry };
  /** That a translation holds whose source was changed. */
  confirm: { asked: Changing & { path: FieldPath }; given: ChangedEntry };
  /** What the draft changes about what is published. */
  differences: { asked: { language: Language }; given: { changes: Difference[] } };
  /** The faults of the whole draft. */
  faults: { asked: { language: Language }; given: { faults: DraftFault[] } };
  /** What would be wrong with some changes alone: `entries` has their ids, as `differences` names them. */
  choice: { asked: { entries: readonly string[]; language: Language }; given: Choice };
  /** What the launch guide asks with. */
  guide: { asked: { language: Language }; given: Guide };
  /** What would become of the content by some answers, or what is wrong in them. */
  plan: { asked: Answered; given: GuidePlan | { faults: Fault[] } };
  /** Makes the content that of the company that answered. */
  adopt: { asked: Answered; given: GuidePlan | { faults: Fault[] } };
};

export type QuestionName = keyof Questions;
export type Asked<Name extends QuestionName> = Questions[Name]['asked'];

/** Why something is not done: nobody's mistake, so it is a value. */
export type Refusal =
  /** There is no such thing. */
  | { kind: 'unknown'; reason: WrongReason; message: string }
  /** It can't be done like that; the message says what would be right. */
  | { kind: 'wrong'; reason: WrongReason; message: string }
  /** Somebody else has changed it meanwhile. */
  | ({ kind: 'stale' } & StaleEntry);

export type Given<Name extends QuestionName> =
  | { kind: 'given'; given: Questions[Name]['given'] }
  | Refusal;

/** What the server sends. */
export type Asking = { [Name in QuestionName]: { name: Name; asked: Asked<Name> } }[QuestionName];

/** An answer, or that there is none: why, for the log, and for whoever asked. */
export type Answering =
  | { answer: Given<QuestionName> }
  | { failure: string; reason: WrongReason; message: string };

/** What the editor's process sends: that it can be asked, and what comes of each question. */
export type EditorTold = 'begun' | Answering;
