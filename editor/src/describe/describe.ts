import type { FormField, FormMember } from '@nokshi/contract/form.ts';
import { placesIn } from '@nokshi/forms/fill.ts';
import { defaultLanguage, type Language, type Words } from '@nokshi/forms/languages.ts';
import { isNamedByItself, wordsNaming } from '@nokshi/site/src/content/check/form-names.ts';
import {
  endNaming,
  endsOf,
  type Place,
  placeBelow,
} from '@nokshi/site/src/content/check/places.ts';
import { type Member, type Shape, shapeOf } from '@nokshi/site/src/content/check/shape.ts';
import type { EditorFile } from '@nokshi/site/src/content/schemas/editor.ts';
import type { EditedKind } from '@nokshi/site/src/content/schemas/index.ts';
import { orderMembers } from './order.ts';
import { valuesAt } from './values.ts';

/** Words with more letters than fit a line take several, whatever is said of their field. */
const longestLine = 80;

/** What a form is made for: its names, the language they are read in, and what the file says now. */
type Asked = { names: EditorFile; language: Language; values: unknown };

/**
 * The form of a kind of file, in the words of content/editor.
 * @param values what the file says now: which {places} its sentences have
 * @throws for a kind of schema that no form has a field for
 */
export function describe(
  { kind, schema }: EditedKind,
  names: EditorFile,
  language: Language,
  values: unknown,
): FormField {
  const place = { kind, path: [] };
  return fieldOf(shapeOf(schema, place), place, '', { names, language, values });
}

function fieldOf(shape: Shape, place: Place, description: string, asked: Asked): FormField {
  const { names } = asked;
  switch (shape.is) {
    case 'group':
      return { kind: 'group', members: membersOf(shape.members, asked) };
    case 'words':
      return wordsField(shape.most, place, description, asked);
    case 'text':
      return { kind: 'text', most: shape.most, isLong: isAmong(names.long, place) };
    case 'number':
      return {
        kind: 'number',
        least: shape.least,
        most: shape.most,
        isMoney: isAmong(names.money, place),
      };
    case 'choice':
    case 'emblem':
      return {
        kind: 'choice',
        options: shape.options.map((value) => ({ value, label: choiceName(place, value, asked) })),
        pictures: shape.is === 'emblem' ? 'emblem' : null,
      };
    case 'list':
      return {
        kind: 'list',
        item: fieldOf(shape.item, placeBelow(place, '*'), '', asked),
        least: shape.least,
        most: shape.most,
        addLabel: inLanguage(labelAt(place, names)?.add, asked.language),
      };
    case 'variants':
      return {
        kind: 'variants',
        tell: shape.tell,
        variants: shape.variants.map(({ value, members }) => ({
          value,
          label: choiceName(place, value, asked),
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
  place: Place,
  description: string,
  { names, values }: Asked,
): FormField {
  const sentences = valuesAt(values, place.path).map(originalOf);
  return {
    kind: 'words',
    most,
    isLong:
      isAmong(names.long, place) || sentences.some((sentence) => sentence.length > longestLine),
    // At whichever position of a list: the form of an item is that of all of them.
    places: [...new Set([description, ...sentences].flatMap(placesIn))],
  };
}

function membersOf(members: readonly Member[], asked: Asked): FormMember[] {
  return orderMembers(
    members.map((member) => {
      const { key, place, shape, description, isOptional } = member;
      const field = fieldOf(shape, place, description, asked);
      return {
        key,
        label: labelOf(member, asked),
        help: helpOf(member, asked),
        isOptional,
        isFolded: isAmong(asked.names.folded, place),
        field,
      };
    }),
  );
}

/** What is known by what it says now is called that, and needs no help; so is what has no label. */
function labelOf({ key, place, shape }: Member, { names, language, values }: Asked): string {
  const isOwn = isNamedByItself(place, shape, names);
  const label = isOwn ? undefined : labelAt(place, names)?.label;
  if (label) return inLanguage(label, language);
  const [words] = valuesAt(values, (isOwn ? place.path : wordsNaming(place, shape)) ?? []);
  return inLanguage(words as Words | undefined, language) || key;
}

const helpOf = ({ place, shape }: Member, { names, language }: Asked): string =>
  isNamedByItself(place, shape, names) ? '' : inLanguage(labelAt(place, names)?.help, language);

function originalOf(words: unknown): string {
  const text = typeof words === 'object' && words && Reflect.get(words, defaultLanguage);
  return typeof text === 'string' ? text : '';
}

const labelAt = (place: Place, { fields }: EditorFile) => fields[endNaming(fields, place) ?? ''];

function choiceName(place: Place, value: string, { names: { options }, language }: Asked): string {
  const end = endNaming(options, placeBelow(place, value));
  return (end && inLanguage(options[end], language)) || value;
}

const isAmong = (ends: readonly string[], place: Place) =>
  endsOf(place).some((end) => ends.includes(end));

const inLanguage = (words: Words | undefined, language: Language): string =>
  words?.[language] ?? words?.[defaultLanguage] ?? '';
