import { existsSync } from 'node:fs';
import path from 'node:path';
import { isIcon } from '../icons.ts';
import { type Reference, references } from '../schemas/references.ts';
import { type ContentFile, orderFolder, type Problem, textsOf } from './content-files.ts';
import { type Explained, fieldName } from './explain.ts';
import { nearest } from './nearest.ts';
import type { TextWithSchema } from './schema-walk.ts';

/** The targets that values of content/ may point at. */
type Targets = {
  routes: ReadonlySet<string>;
  directory: string;
  ids: (folder: string) => string[];
};

/** Reports what points nowhere: links to routes, pictures, icons, and names of other entries. */
export function referenceProblems(
  files: readonly ContentFile[],
  routes: ReadonlySet<string>,
  directory: string,
): Problem[] {
  const ids = (folder: string) => files.filter((one) => one.folder === folder).map((one) => one.id);
  const targets: Targets = { routes, directory, ids };
  return files.flatMap((file) =>
    textsOf(file).flatMap((leaf) => {
      const reference = references.get(leaf.schema);
      const wrong = reference && problemWith(reference, file, leaf, targets);
      return wrong
        ? [{ file: file.file, field: fieldName(leaf.path), path: leaf.path, ...wrong }]
        : [];
    }),
  );
}

/** The fault of a reference; undefined where its target exists. */
function problemWith(
  reference: Reference,
  file: ContentFile,
  leaf: TextWithSchema,
  targets: Targets,
): Explained | undefined {
  const { value } = leaf;
  // Empty values are reported by their schema.
  if (value === '' && reference.kind !== 'picture') return undefined;
  switch (reference.kind) {
    case 'route':
      return targets.routes.has(value)
        ? undefined
        : {
            problem: `leads to ${value}, which is no page of the site${didYouMean(value, [...targets.routes])}`,
            ...{ code: 'no-page', values: { page: value } },
          };
    case 'icon':
      return isIcon(value)
        ? undefined
        : {
            problem: `names the icon ${value}, which does not exist; look one up in its set`,
            ...{ code: 'no-icon', values: { icon: value } },
          };
    case 'emblem':
      // Its schema names all of them.
      return undefined;
    case 'entry':
      return entryProblem(value, reference.collection, targets.ids(reference.collection));
    case 'picture':
      return pictureProblem(file, leaf, reference.format, targets.directory);
  }
}

function entryProblem(value: string, folder: string, known: string[]): Explained | undefined {
  if (known.includes(value)) return undefined;
  const advice = didYouMean(value, known) || `; known are ${known.join(', ')}`;
  return {
    problem: `names "${value}", which is not in content/${folder}${advice}`,
    ...{ code: 'no-entry', values: { name: value } },
  };
}

function didYouMean(value: string, known: readonly string[]) {
  const meant = nearest(value, known);
  return meant === undefined ? '' : `; did you mean ${meant}?`;
}

/** The path of a picture equals the place of its field: blocks/0/picture/src.png for blocks → 0 → picture → src. */
function pictureProblem(
  file: ContentFile,
  { path: parts, value }: TextWithSchema,
  format: 'svg' | 'photo' | 'logo',
  directory: string,
): Explained | undefined {
  const at = parts.join('/');
  if (value.replace(/\.[a-z]+$/, '') !== at) {
    return {
      problem: `is "${value}", but the picture of this field must be "${at}" and its ending, such as ${at}.${format === 'svg' ? 'svg' : 'png'}`,
      ...{ code: value === '' ? 'no-picture' : 'picture-place', values: {} },
    };
  }
  if (format === 'svg' && !value.endsWith('.svg')) {
    return {
      problem: `is "${value}", but must be a drawing, ${at}.svg: other sizes and the icons of the site are made from it`,
      ...{ code: 'not-drawn', values: {} },
    };
  }
  const full = path.join(directory, path.dirname(file.file), value);
  return existsSync(full)
    ? undefined
    : {
        problem: `names the picture ${value}, which is not there; put the file at content/${path.join(path.dirname(file.file), value)}`,
        ...{ code: 'no-picture', values: {} },
      };
}

/** Each order.yaml names entries of its folder, each once. */
export function orderProblems(files: readonly ContentFile[]): Problem[] {
  return files
    .filter(({ folder, id }) => folder === orderFolder(id))
    .flatMap(({ file, id: folder, data, schema }) => {
      const listed = schema.safeParse(data).success
        ? (data as { entries: string[] }).entries
        : undefined;
      if (!listed) return [];
      const there = files.filter((one) => one.folder === folder).map((one) => one.id);
      const problem = (text: string) => ({
        ...{ file, field: 'entries', path: ['entries'] },
        problem: text,
        ...({ code: 'order', values: {} } as const),
      });
      return [
        ...listed
          .filter((id) => !there.includes(id))
          .map((id) => problem(entryProblem(id, folder, there)?.problem ?? '')),
        ...[...new Set(listed.filter((id, index) => listed.indexOf(id) !== index))].map((id) =>
          problem(`names "${id}" more than once; keep one of them`),
        ),
      ];
    });
}
