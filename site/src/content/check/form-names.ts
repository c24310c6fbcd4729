import type { EditorFile } from '../schemas/editor.ts';
import { type ContentType, editor } from '../schemas/index.ts';
import { type ContentFile, developer, type Problem, type Remark } from './content-files.ts';
import { type ContentPath, contentPathName, endNaming, endsOf, pathBelow } from './content-path.ts';
import { nearest } from './nearest.ts';
import { type Part, partsIn, type Shape, shapeOf } from './shape.ts';

/** A fault in a field of content/editor. */
type Fault = Pick<Remark, 'field' | 'problem'>;

/**
 * Finds fields that content/editor does not name, and names without a field: the editor makes a form of
 * every file, for people who have never seen its schema.
 * @throws for a kind of schema that no form has a field for
 */
export function formNameProblems(
  files: readonly ContentFile[],
  kinds: readonly ContentType[],
): Problem[] {
  const file = files.find(({ folder }) => folder === 'editor');
  const names = editor.safeParse(file?.data).data;
  // Files that do not meet their schema are reported elsewhere.
  if (!file || !names) return [];
  return faultsIn(names, partsOf(kinds)).map((fault) => ({
    ...{ file: file.file, path: [] },
    ...fault,
    ...developer,
  }));
}

/** Schemas are as they are: their parts are looked for once, and not at each check. */
const partsBefore = new WeakMap<readonly ContentType[], readonly Part[]>();

function partsOf(kinds: readonly ContentType[]): readonly Part[] {
  const parts = partsBefore.get(kinds) ?? kinds.flatMap(partsOfKind);
  partsBefore.set(kinds, parts);
  return parts;
}

function partsOfKind({ kind, schema }: ContentType): Part[] {
  const at = { kind, path: [] };
  return partsIn(shapeOf(schema, at), at);
}

function faultsIn(names: EditorFile, parts: readonly Part[]): Fault[] {
  const labelled = parts.filter((part) => isLabelled(part, names));
  const places = (fits: (shape: Shape) => boolean) =>
    parts.filter(({ shape }) => fits(shape)).map(({ place: at }) => at);
  return [
    ...namingFaults('fields', names.fields, placesOf(labelled), 'a field without a label'),
    ...namingFaults('options', names.options, parts.flatMap(choicesAt), 'a choice without a name'),
    ...addingFaults(names, parts),
    ...endFaults('long', names.long, places(isWritten)),
    ...endFaults('folded', names.folded, placesOf(parts)),
    ...endFaults(
      'money',
      names.money,
      places(({ is }) => is === 'number'),
    ),
  ];
}

const placesOf = (parts: readonly Part[]) => parts.map(({ place: at }) => at);

const isWritten = ({ is }: Shape) => is === 'words' || is === 'text';

/** Whether words need no label, since they are known by what they say now. */
export function isNamedByItself(
  { kind }: ContentPath,
  { is }: Shape,
  { namedByThemselves }: EditorFile,
): boolean {
  const kinds: readonly string[] = namedByThemselves;
  return is === 'words' && kinds.includes(kind);
}

/**
 * Where the words stand that call something which has no label: a section of a page is called by its
 * heading, and a field of the forms by its own label, as is what agents are told of it.
 */
export function wordsNaming(
  { kind, path }: ContentPath,
  shape: Shape,
): readonly string[] | undefined {
  const [first, , field] = path;
  if (kind === 'forms' && first === 'agents' && field) return ['fields', field, 'label'];
  if (shape.is !== 'group' || path.includes('*')) return undefined;
  const words = shape.members.find(
    (member) => namingKeys.includes(member.key) && member.shape.is === 'words',
  );
  return words?.place.path;
}

const namingKeys = ['title', 'label'];

/** What stands in a list has no label of its own; what words of its file call needs none. */
const isLabelled = ({ place: at, shape }: Part, names: EditorFile) =>
  at.path.length > 0 &&
  at.path.at(-1) !== '*' &&
  !isNamedByItself(at, shape, names) &&
  (wordsNaming(at, shape) === undefined || endNaming(names.fields, at) !== undefined);

function choicesAt({ place: at, shape }: Part): ContentPath[] {
  switch (shape.is) {
    case 'choice':
    case 'emblem':
      return shape.options.map((value) => pathBelow(at, value));
    case 'variants':
      return shape.variants.map(({ value }) => pathBelow(at, value));
    default:
      return [];
  }
}

/** Places without a name, and names of no place. */
function namingFaults(
  field: string,
  names: object,
  places: readonly ContentPath[],
  what: string,
): Fault[] {
  const used = new Set(places.map((at) => endNaming(names, at)));
  const nameless = new Set(
    places.filter((at) => endNaming(names, at) === undefined).map(contentPathName),
  );
  const idle = Object.keys(names).filter((end) => !used.has(end));
  return [
    ...[...nameless].map((name) => ({ field, problem: `lacks ${name}, ${what}; add it` })),
    ...idle.map((end) => ({ field, problem: sayIdle(end, places) })),
  ];
}

/** Ends that no place has. */
const endFaults = (
  field: string,
  ends: readonly string[],
  places: readonly ContentPath[],
): Fault[] =>
  ends
    .filter((end) => !places.some((at) => endsOf(at).includes(end)))
    .map((end) => ({ field, problem: sayIdle(end, places) }));

function sayIdle(end: string, places: readonly ContentPath[]): string {
  const others = [...new Set(places.flatMap(endsOf))].filter((one) => !one.endsWith(end));
  const meant = nearest(end, others);
  const advice = meant === undefined ? 'remove it' : `did you mean "${meant}"?`;
  return `names "${end}", which nothing of that kind is called, or nothing that has no longer name; ${advice}`;
}

/** Lists that grow need the words of a button, and nothing else has it. */
function addingFaults({ fields }: EditorFile, parts: readonly Part[]): Fault[] {
  const growing = new Set(
    parts
      .filter(({ shape }) => shape.is === 'list' && shape.least !== shape.most)
      .map(({ place: at }) => endNaming(fields, at)),
  );
  return Object.entries(fields).flatMap(([end, { add }]) => {
    if (growing.has(end) === (add !== undefined)) return [];
    const problem = add
      ? 'has "add", but no list of that name gets longer; remove it'
      : 'lacks "add", the button that makes the list longer';
    return [{ field: `fields.${end}`, problem }];
  });
}
