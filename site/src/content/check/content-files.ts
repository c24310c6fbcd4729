import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Told } from '@nokshi/forms/content-faults.ts';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { entrySchemas, orderedSchemas, pageSchemas, singleSchemas } from '../schemas/index.ts';
import { order } from '../schemas/references.ts';
import { type TextWithSchema, textsWithSchemas } from './schema-walk.ts';

/** A value of a file: keys and positions that lead to it. */
export type Path = readonly (string | number)[];

/** A problem in a file of content/ and how to mend it; `field` names the field in words. */
export type Remark = { file: string; field: string; path: Path; problem: string };

/** The fault by its code, for which the desk has sentences of its own. */
export type Problem = Remark & Told;

/** One file of content/: where it is, what it says, and the schema of that. */
export type ContentFile = {
  file: string;
  /** The folder it belongs to, such as `services`, `services-order`, `pages`; a single's own. */
  folder: string;
  /** The name of the entry, page or single. */
  id: string;
  data: unknown;
  schema: z.ZodType;
};

export const orderFolder = (folder: string) => `${folder}-order`;

/** A file that the site reads, whatever it says. */
type ExpectedFile = Omit<ContentFile, 'data'>;

/** Those that are always there. */
const fixedFiles: readonly ExpectedFile[] = [
  ...Object.entries(singleSchemas).map(([id, schema]) => ({
    file: `${id}/index.yaml`,
    folder: id,
    id,
    schema,
  })),
  ...Object.entries(pageSchemas).map(([id, schema]) => ({
    file: `pages/${id}/index.yaml`,
    folder: 'pages',
    id,
    schema,
  })),
  ...Object.keys(orderedSchemas).map((folder) => ({
    file: `${folder}/order.yaml`,
    folder: orderFolder(folder),
    id: folder,
    schema: order,
  })),
];

/** Every file that the site reads, with its schema; the entries are those that are there. */
function expectedFiles(directory: string): ExpectedFile[] {
  const there = Object.entries(entrySchemas).flatMap(([folder, schema]) =>
    folderNames(path.join(directory, folder)).map((id) => ({
      file: `${folder}/${id}/index.yaml`,
      folder,
      id,
      schema,
    })),
  );
  return [...fixedFiles, ...there];
}

/** A cache by file: between two checks mostly one file changes. */
const readBefore = new Map<string, { text: string; read: ContentFile | Problem }>();

function readText(expected: ExpectedFile, text: string): ContentFile | Problem {
  const { file } = expected;
  const before = readBefore.get(file);
  if (before?.text === text) return before.read;
  const { data, fault } = parsedFile(file, text);
  const read = fault
    ? { file, path: [], ...fault, code: 'unreadable' as const, values: {} }
    : { ...expected, data };
  readBefore.set(file, { text, read });
  return read;
}

type Parsed = { data?: unknown; fault?: Pick<Problem, 'field' | 'problem'> };

/** Of the process: the program that renders the pages brings this module along a second time, for the same files. */
const ofProcess = globalThis as { parsedContent?: Map<string, { text: string; parsed: Parsed }> };
ofProcess.parsedContent ??= new Map();
const { parsedContent } = ofProcess;

function parsedFile(file: string, text: string): Parsed {
  const before = parsedContent.get(file);
  if (before?.text === text) return before.parsed;
  const parsed = parse(text);
  parsedContent.set(file, { text, parsed });
  return parsed;
}

function parse(text: string): Parsed {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (!error) return { data: document.toJS() };
  const { line = 0 } = error.linePos?.[0] ?? {};
  const [reason] = error.message.split('\n');
  return { fault: { field: `line ${line}`, problem: `is not YAML: ${reason}` } };
}

/** The file of what exists once, such as the company; undefined where it can't be read. */
export const singleFile = (files: readonly ContentFile[], name: string): ContentFile | undefined =>
  files.find(({ folder }) => folder === name);

const textsBefore = new WeakMap<ContentFile, readonly TextWithSchema[]>();

/** Every text of a file beside the schema that it has to meet. */
export function textsOf(file: ContentFile): readonly TextWithSchema[] {
  const texts = textsBefore.get(file) ?? textsWithSchemas(file.data, file.schema);
  textsBefore.set(file, texts);
  return texts;
}

/**
 * Reads every file of content/ that has a schema; names files that have none or are not YAML. What says
 * the same as at the last reading is the same object, into which nobody writes.
 */
export function readContent(directory: string): { files: ContentFile[]; problems: Problem[] } {
  const files: ContentFile[] = [];
  const problems: Problem[] = [];
  const expected = expectedFiles(directory);
  for (const one of expected) {
    const full = path.join(directory, one.file);
    if (!existsSync(full)) {
      problems.push({
        file: one.file,
        field: '',
        path: [],
        problem: 'is missing; the site needs this file',
        ...developer,
      });
      continue;
    }
    const read = readText(one, readFileSync(full, 'utf8'));
    if ('problem' in read) problems.push(read);
    else files.push(read);
  }
  return { files, problems: [...problems, ...strangers(directory, expected)] };
}

/** Faults that no form shows: whoever maintains the files mends them. */
export const developer = { code: 'developer', values: {} } as const satisfies Told;

/** Files and folders that nothing reads: misspelt, or in a wrong place. */
function strangers(directory: string, expected: readonly { file: string }[]): Problem[] {
  const known = new Set(expected.map(({ file }) => file));
  const folders = new Set([singleSchemas, entrySchemas, { pages: true }].flatMap(Object.keys));
  const unknownFolders = folderNames(directory).filter((name) => !folders.has(name));
  return [
    ...yamlFiles(directory)
      .filter((file) => !known.has(file) && !unknownFolders.includes(file.split('/')[0] ?? ''))
      .map((file) => ({
        file,
        field: '',
        path: [],
        problem: 'is a file the site does not read; check its name and place',
        ...developer,
      })),
    ...unknownFolders.map((file) => ({
      file,
      field: '',
      path: [],
      problem: `is a folder the site does not know; known are ${[...folders].join(', ')}`,
      ...developer,
    })),
  ];
}

const folderNames = (directory: string) =>
  existsSync(directory)
    ? readdirSync(directory, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
        .sort()
    : [];

const yamlFiles = (directory: string) =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /\.ya?ml$/.test(name));
