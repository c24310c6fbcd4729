import path from 'node:path';
import type { Change } from '@nokshi/contract/content.ts';
import type { FieldPath, FormField } from '@nokshi/contract/form.ts';
import { defaultLanguage } from '@nokshi/forms/languages.ts';
import { filledFields } from '../describe/filled-fields.ts';
import { convertUpload } from '../pictures/convert-upload.ts';
import { refusalSentence } from '../pictures/refusal-sentence.ts';
import type { Asked, Given } from '../questions.ts';
import { applyChanges } from '../write/apply-changes.ts';
import { isObject, isSame, type Json } from '../write/json.ts';
import { picturePathOf } from '../write/picture-paths.ts';
import { changeTree } from '../write/tree.ts';
import { asChanged, findEntry, keepPictures } from './change-entry.ts';
import { formOf } from './describe-entry.ts';
import type { Draft } from './draft.ts';
import type { EntryPath } from './entry-paths.ts';
import { keyOrderOf } from './key-order.ts';
import { pictureAt, picturesOf, readFieldPath, valueAt } from './pictures.ts';
import { entryPathsThere } from './write-entry.ts';

/** Puts an uploaded file at the field of a picture, as that wants it. */
export async function replacePicture(draft: Draft, asked: Asked<'place'>): Promise<Given<'place'>> {
  const found = findEntry(draft, asked);
  if ('kind' in found) return found;
  const { place: entryPath, read } = found;
  const field = readFieldPath(asked.path);
  const wanted = wantedAt(draft, entryPath, read.values, field);
  if (!wanted) return { kind: 'wrong', reason: 'strange', message: 'No picture belongs there.' };
  const above = [entryPath.directory, ...field.slice(0, -1)].join('/');
  const made = await convertUpload(asked.file, wanted, above, asked.crop ?? undefined);
  if ('refusal' in made) {
    const message = refusalSentence(made, draft.trees.base, asked.language);
    return { kind: 'wrong', reason: 'picture', message };
  }
  const tree = draft.trees.draft;
  const pictures = picturesOf(tree, entryPath);
  keepPictures(draft, entryPath, pictures);
  const src = picturePathOf(field, path.extname(made.name));
  draft.histories.note(entryPath.id, {
    ...{ by: asked.by, deed: 'pictured' },
    changes: [{ path: field, before: valueAt(read.values, field) ?? null, after: src }],
    before: { text: read.text, pictures },
  });
  const former = pictureAt(tree, entryPath, read.values, field);
  const target = `${entryPath.directory}/${src}`;
  const { text } = applyChanges(
    read.text,
    [sourceChange(read.values, field, src)],
    keyOrderOf(entryPath, read.values),
  );
  changeTree(tree, [
    ...(former === undefined
      ? []
      : entryPathsThere(tree, path.relative(tree, former).split(path.sep).join('/'))
          .filter((entryPath) => entryPath !== target)
          .map((remove) => ({ remove }))),
    { path: target, content: made.file },
    { path: entryPath.file, content: text },
  ]);
  return { kind: 'given', given: asChanged(draft, entryPath, asked.language) };
}

/** Where the file says nothing of a picture, there is none yet whose source could be set. */
const sourceChange = (values: Json | undefined, field: FieldPath, src: string): Change => {
  const picture = field.slice(0, -1);
  return isObject(valueAt(values, picture))
    ? { path: field, value: src }
    : { path: picture, value: { src } };
};

type WantedPicture = Extract<FormField, { kind: 'picture' }>;

/** What the picture of a field has to be like; undefined for a field of anything else. */
function wantedAt(
  draft: Draft,
  entryPath: EntryPath,
  values: Json | undefined,
  path: FieldPath,
): WantedPicture | undefined {
  const form = formOf(draft, entryPath, values, defaultLanguage);
  const found = filledFields(form, values).find((one) => isSame(one.path, path));
  return found?.field.kind === 'picture' ? found.field : undefined;
}
