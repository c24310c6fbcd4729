import { existsSync } from 'node:fs';
import path from 'node:path';
import { findIcon } from '../icons.ts';
import type { ContentFile, Problem } from './content-files.ts';
import { fieldName } from './explain.ts';
import { nearest } from './nearest.ts';

/** A value somewhere in a file, with the path of keys and positions that leads to it. */
type Leaf = { path: (string | number)[]; value: string };

/** Reports what points nowhere: links to routes, pictures, icons, and names of other entries. */
export function referenceProblems(
  files: readonly ContentFile[],
  routes: ReadonlySet<string>,
  directory: string,
): Problem[] {
  const ids = (folder: string) => files.filter((one) => one.folder === folder).map((one) => one.id);
  const valuesOf = (file: string, key: string) =>
    leaves(files.find((one) => one.file === file)?.data)
      .filter((leaf) => leaf.path.at(-1) === key)
      .map((leaf) => leaf.value);
  const technologies = valuesOf('technology/index.yaml', 'name');
  const galleries = ids('galleries');

  /** Which list a value must be in, by folder and the name of its field. */
  const lists: Record<string, { known: string[]; what: string; where: string }> = {
    'services names': {
      known: technologies,
      what: 'technology',
      where: 'content/technology/index.yaml',
    },
    'projects technologies': {
      known: technologies,
      what: 'technology',
      where: 'content/technology/index.yaml',
    },
    'products gallery': { known: galleries, what: 'gallery', where: 'content/galleries' },
    'pages galleries': { known: galleries, what: 'gallery', where: 'content/galleries' },
    'projects category': {
      known: valuesOf('pages/projects/index.yaml', 'id'),
      what: 'category',
      where: 'content/pages/projects/index.yaml',
    },
    'team category': {
      known: valuesOf('pages/about/index.yaml', 'id'),
      what: 'category',
      where: 'content/pages/about/index.yaml',
    },
  };

  return files.flatMap((file) =>
    leaves(file.data).flatMap(({ path: parts, value }) => {
      const key = String(parts.findLast((part) => typeof part === 'string'));
      const problem =
        pictureProblem(file, parts, value, directory) ??
        (key === 'href' ? routeProblem(value, routes) : undefined) ??
        (key === 'icon' ? iconProblem(value) : undefined) ??
        listProblem(value, lists[`${file.folder} ${key}`]);
      return problem ? [{ file: file.file, field: fieldName(parts), problem }] : [];
    }),
  );
}

function routeProblem(value: string, routes: ReadonlySet<string>) {
  if (routes.has(value)) return undefined;
  const meant = nearest(value, [...routes]);
  return `leads to ${value}, which is no page of the site${meant ? `; did you mean ${meant}?` : ''}`;
}

function iconProblem(value: string) {
  if (!value.includes(':') || findIcon(value)) return undefined;
  return `names the icon ${value}, which does not exist; look one up in its set`;
}

function listProblem(
  value: string,
  list: { known: string[]; what: string; where: string } | undefined,
) {
  if (!list || list.known.includes(value)) return undefined;
  const meant = nearest(value, list.known);
  const advice = meant ? `did you mean "${meant}"?` : `known are ${list.known.join(', ')}`;
  return `names the ${list.what} "${value}", which is not in ${list.where}; ${advice}`;
}

/**
 * The path of a picture equals the place of its field (blocks/0/picture/src.png for blocks → 0 → picture → src).
 * The editor keeps to this layout and would drop a value that does not (STACK 7).
 */
function pictureProblem(file: ContentFile, parts: Leaf['path'], value: string, directory: string) {
  if (parts.at(-1) !== 'src') return undefined;
  const place = parts.join('/');
  if (value.replace(/\.[a-z]+$/, '') !== place) {
    return `is "${value}", but the picture of this field must be "${place}" and its ending, such as ${place}.png`;
  }
  const full = path.join(directory, path.dirname(file.file), value);
  return existsSync(full)
    ? undefined
    : `names the picture ${value}, which is not there; put the file at content/${path.join(path.dirname(file.file), value)}`;
}

function leaves(value: unknown, parts: Leaf['path'] = []): Leaf[] {
  if (typeof value === 'string') return [{ path: parts, value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, [...parts, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => leaves(item, [...parts, key]));
}
