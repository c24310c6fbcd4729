import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from '@nokshi/contract/content.ts';
import type { FormField } from '@nokshi/contract/form.ts';
import type { Guide, GuidePlan } from '@nokshi/contract/guide.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import { showroomDemos } from '@nokshi/site/src/content/check/check.ts';
import { launchSteps } from '@nokshi/site/src/content/check/launch.ts';
import { wrong } from '../drafts/change-entry.ts';
import { formOf, labelOfFolder, titleOf } from '../drafts/describe-entry.ts';
import type { Draft } from '../drafts/draft.ts';
import {
  type EntryPath,
  entryPathFor,
  entryPathIn,
  entryPathsIn,
  namesIn,
} from '../drafts/entry-paths.ts';
import { unknown } from '../drafts/open-entry.ts';
import { orderIn } from '../drafts/order.ts';
import { readEntry } from '../drafts/read-entry.ts';
import { temporaryFolder } from '../drafts/temporary-files.ts';
import { filesIn } from '../drafts/trees.ts';
import { copyOf } from '../drafts/write-entry.ts';
import type { Asked, Given } from '../questions.ts';
import { isObject, type Json } from '../write/json.ts';
import { changeTree, type TreeChange } from '../write/tree.ts';
import { adopt, NotThere } from './adopt.ts';
import { type Answers, readAnswers } from './answers.ts';

/** What the launch guide asks with: the words of the editor for each field, and what can be chosen. */
export function tellGuide(draft: Draft, { language }: Asked<'guide'>): Given<'guide'> {
  const tree = draft.trees.draft;
  const company = entryPathIn(tree, 'singles', 'company');
  if (!company) return unknown;
  const { values } = readEntry(tree, company);
  const of = isObject(values) ? values : {};
  const choicesIn = (folder: string) =>
    orderIn(tree, folder)
      .flatMap((name) => entryPathIn(tree, folder, name) ?? [])
      .map((entry) => ({ name: entry.name, title: titleIn(draft, tree, entry, language) }));
  const given: Guide = {
    isOpen: of['sample'] === true,
    languages: languagesOf(tree),
    fields: fieldsOf(formOf(draft, company, values, language)),
    descriptor: (of['descriptor'] ?? {}) as Guide['descriptor'],
    services: choicesIn('services'),
    products: choicesIn('products'),
    galleries: choicesIn('galleries'),
  };
  return { kind: 'given', given };
}

const languagesOf = (tree: string): Language[] =>
  JSON.parse(readFileSync(path.join(tree, 'languages.json'), 'utf8'));

/** The names of the fields of a form, by their paths. */
function fieldsOf(form: FormField, above = ''): Guide['fields'] {
  if (form.kind !== 'group') return {};
  return Object.assign(
    {},
    ...form.members.map(({ key, label, help, field }) => ({
      [above + key]: { label, help },
      ...fieldsOf(field, `${above}${key}.`),
    })),
  );
}

const titleIn = (draft: Draft, tree: string, entry: EntryPath, language: Language): string =>
  titleOf(draft, entry, readEntry(tree, entry).values, language);

/** What would become of the content, tried in a copy. */
export const tellPlan = (draft: Draft, asked: Asked<'plan'>): Given<'plan'> =>
  inCopy(draft, asked, (copies, answers) => planOf(draft, copies.content, answers, asked.language));

/** Makes the content that of the company that answered: all of it, or nothing. */
export const adoptDraft = (draft: Draft, asked: Asked<'adopt'>): Given<'adopt'> =>
  inCopy(draft, asked, (copies, answers) => {
    const tree = draft.trees.draft;
    const plan = planOf(draft, copies.content, answers, asked.language);
    changeTree(tree, changesBetween(tree, copies.content));
    for (const demo of readdirSync(showroomDemos)) {
      const isKept = existsSync(path.join(copies.demos, demo));
      if (!isKept) rmSync(path.join(showroomDemos, demo), { recursive: true });
    }
    return plan;
  });

type Copies = { content: string; demos: string };

/** Has a copy of the content adopted, and does something with it then. */
function inCopy(
  draft: Draft,
  { answers: given }: Asked<'plan'>,
  use: (copies: Copies, answers: Answers) => GuidePlan,
): Given<'plan'> {
  const read = readAnswers(given);
  if ('faults' in read) return { kind: 'given', given: { faults: read.faults satisfies Fault[] } };
  const folder = path.join(temporaryFolder(draft.desk), crypto.randomUUID());
  const copies = { content: path.join(folder, 'content'), demos: path.join(folder, 'demos') };
  mkdirSync(folder, { recursive: true });
  try {
    cpSync(draft.trees.draft, copies.content, { recursive: true });
    cpSync(showroomDemos, copies.demos, { recursive: true });
    adopt(copies.content, copies.demos, read.answers);
    return { kind: 'given', given: use(copies, read.answers) };
  } catch (failure) {
    if (failure instanceof NotThere) return wrong('strange', failure.message);
    throw failure;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function planOf(draft: Draft, copy: string, answers: Answers, language: Language): GuidePlan {
  const tree = draft.trees.draft;
  const gone = entryPathsIn(tree).filter(
    ({ folder, name }) => !namesIn(copy, folder).includes(name),
  );
  return {
    gone: [...Map.groupBy(gone, ({ folder }) => folder)].map(([folder, entries]) => ({
      label: labelOfFolder(draft, folder, language),
      titles: entries.map((entry) => titleIn(draft, tree, entry, language)),
    })),
    off: pagesOffIn(copy).flatMap((name) => {
      const page = entryPathIn(copy, 'pages', name);
      return page ? titleIn(draft, copy, page, language) : [];
    }),
    left: launchSteps(copy).flatMap(({ places }) => places).length,
    needsStart: languagesOf(tree).join() !== answers.languages.join(),
  };
}

function pagesOffIn(copy: string): string[] {
  const company = entryPathFor('singles', 'company');
  const values: Json | undefined = company && readEntry(copy, company).values;
  const off = isObject(values) ? values['without'] : undefined;
  return Array.isArray(off) ? off.map(String) : [];
}

/** What makes one tree the same as another. */
function changesBetween(tree: string, other: string): TreeChange[] {
  const there = filesIn(other);
  const isSame = (file: string) =>
    existsSync(path.join(tree, file)) &&
    readFileSync(path.join(tree, file)).equals(readFileSync(path.join(other, file)));
  return [
    ...filesIn(tree)
      .filter((file) => !there.includes(file))
      .map((file) => ({ remove: file })),
    ...there.filter((file) => !isSame(file)).map((file) => copyOf(path.join(other, file), file)),
  ];
}
