import type { FormField, FormMember } from '@nokshi/contract/form.ts';
import { placeholdersIn } from '@nokshi/forms/fill.ts';
import { defaultLanguage, type Language, type Words } from '@nokshi/forms/languages.ts';
import {
  type ContentPath,
  endNaming,
  endsOf,
  pathBelow,
} from '@nokshi/site/src/content/check/content-path.ts';
import { isNamedByItself, wordsNaming } from '@nokshi/site/src/content/check/form-names.ts';
import { type Member, type Shape, shapeOf } from '@nokshi/site/src/content/check/shape.ts';
import type { EditorFile } from '@nokshi/site/src/content/schemas/editor.ts';
import type { ContentType } from '@nokshi/site/src/content/schemas/index.ts';
import { orderMembers } from './order.ts';
import { valuesAt } from './values.ts';

/** Words with more letters than fit a line take several, whatever is said of their field. */
const longestLine = 80;

/** What a form is made for: its names, the language they are read in, and what the file says now. */
type Asked = { names: EditorFile; language: Language; values: unknown };

/**
 * The form of a kind of file, in the words of content/editor.
 * @param values what the file says now: which {placeholders} its sentences have
 * @throws for a kind of schema that no form has a field for
 */
export function describe(
  { kind, schema }: ContentType,
  names: EditorFile,
  language: Language,
  values: unknown,
): FormField {
  const entryPath = { kind, path: [] };
  return fieldOf(shapeOf(schema, entryPath), entryPath, '', { names, language, values });
}

function fieldOf(
  shape: Shape,
  entryPath: ContentPath,
  description: string,
  asked: Asked,
): FormField {
  const { names } = asked;
  switch (shape.is) {
    case 'group':
      return { kind: 'group', members: membersOf(shape.members, asked) };
    case 'words':
      return wordsField(shape.most, entryPath, description, asked);
    case 'text':
      return { kind: 'text', most: shape.most, isLong: isAmong(names.long, entryPath) };
    case 'number':
      return {
        kind: 'number',
        least: shape.least,
        most: shape.most,
        isMoney: isAmong(names.money, entryPath),
      };
    case 'choice':
    case 'emblem':
      return {
        kind: 'choice',
        options: shape.options.map((value) => ({
          value,
          label: choiceName(entryPath, value, asked),
        })),
        pictures: shape.is === 'emblem' ? 'emblem' : null,
      };
    case 'list':
      return {
        kind: 'list',
        item: fieldOf(shape.item, pathBelow(entryPath, '*'), '', asked),
        least: shape.least,
        most: shape.most,
        addLabel: inLanguage(labelAt(entryPath, names)?.add, asked.language),
      };
    case 'variants':
      return {
        kind: 'variants',
        tell: shape.tell,
        variants: shape.variants.map(({ value, members }) => ({
          value,
          label: choiceName(entryPath, value, asked),
          members: membersOf(members, asked),
        })),
      };
    case 'reference':
      return shape.reference;
    default:
      return { kind: shape.is };
  }
}

function wordsField(
  most: number,
  entryPath: ContentPath,
  description: string,
  { names, values }: Asked,
): FormField {
  const sentences = valuesAt(values, entryPath.path).map(originalOf);
  return {
    kind: 'words',
    most,
    isLong:
      isAmong(names.long, entryPath) || sentences.some((sentence) => sentence.length > longestLine),
    // At whichever position of a list: the form of an item is that of all of them.
    places: [...new Set([description, ...sentences].flatMap(placeholdersIn))],
  };
}

function membersOf(members: readonly Member[], asked: Asked): FormMember[] {
  return orderMembers(
    members.map((member) => {
      const { key, place: entryPath, shape, description, isOptional } = member;
      const field = fieldOf(shape, entryPath, description, asked);
      return {
        key,
        label: labelOf(member, asked),
        help: helpOf(member, asked),
        isOptional,
        isFolded: isAmong(asked.names.folded, entryPath),
        field,
      };
    }),
  );
}

/** What is known by what it says now is called that, and needs no help; so is what has no label. */
function labelOf(
  { key, place: entryPath, shape }: Member,
  { names, language, values }: Asked,
): string {
  const isOwn = isNamedByItself(entryPath, shape, names);
  const label = isOwn ? undefined : labelAt(entryPath, names)?.label;
  if (label) return inLanguage(label, language);
  const [words] = valuesAt(values, (isOwn ? entryPath.path : wordsNaming(entryPath, shape)) ?? []);
  return inLanguage(words as Words | undefined, language) || key;
}

const helpOf = ({ place: entryPath, shape }: Member, { names, language }: Asked): string =>
  isNamedByItself(entryPath, shape, names)
    ? ''
    : inLanguage(labelAt(entryPath, names)?.help, language);

function originalOf(words: unknown): string {
  const text = typeof words === 'object' && words && Reflect.get(words, defaultLanguage);
  return typeof text === 'string' ? text : '';
}

const labelAt = (entryPath: ContentPath, { fields }: EditorFile) =>
  fields[endNaming(fields, entryPath) ?? ''];

function choiceName(
  entryPath: ContentPath,
  value: string,
  { names: { options }, language }: Asked,
): string {
  const end = endNaming(options, pathBelow(entryPath, value));
  return (end && inLanguage(options[end], language)) || value;
}

const isAmong = (ends: readonly string[], entryPath: ContentPath) =>
  endsOf(entryPath).some((end) => ends.includes(end));

const inLanguage = (words: Words | undefined, language: Language): string =>
  words?.[language] ?? words?.[defaultLanguage] ?? '';
