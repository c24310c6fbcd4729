import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, parseDocument } from 'yaml';
import { z } from 'zod';
import { entrySchemas, orderedSchemas, pageSchemas, singleSchemas } from '../schemas/index.ts';
import { order } from '../schemas/references.ts';

/** A value of a file: keys and positions that lead to it. */
export type Path = readonly (string | number)[];

/** What is wrong in a file of content/, and what would be right; `field` names the place in words. */
export type Problem = { file: string; field: string; path: Path; problem: string };

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

const source = z.string();

/** Every file that the site reads, with its schema; the entries are those that are there. */
function expectedFiles(directory: string): Omit<ContentFile, 'data'>[] {
  const pages = Object.entries(pageSchemas(source)).map(([id, schema]) => ({
    file: `pages/${id}/index.yaml`,
    folder: 'pages',
    id,
    schema,
  }));
  const singles = Object.entries(singleSchemas(source)).map(([id, schema]) => ({
    file: `${id}/index.yaml`,
    folder: id,
    id,
    schema,
  }));
  const orders = Object.keys(orderedSchemas(source)).map((folder) => ({
    file: `${folder}/order.yaml`,
    folder: orderFolder(folder),
    id: folder,
    schema: order,
  }));
  const entries = Object.entries(entrySchemas(source)).flatMap(([folder, schema]) =>
    folderNames(path.join(directory, folder)).map((id) => ({
      file: `${folder}/${id}/index.yaml`,
      folder,
      id,
      schema,
    })),
  );
  return [...singles, ...pages, ...orders, ...entries];
}

/** What each file said when it was read last: in `npm run dev`, all but one are as they were. */
const readBefore = new Map<string, { text: string; document: Document }>();

function documentOf(file: string, text: string): Document {
  const before = readBefore.get(file);
  if (before?.text === text) return before.document;
  const document = parseDocument(text);
  readBefore.set(file, { text, document });
  return document;
}

/** Reads every file of content/ that has a schema; names files that have none or are not YAML. */
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
      });
      continue;
    }
    const document = documentOf(one.file, readFileSync(full, 'utf8'));
    const [error] = document.errors;
    if (error) {
      const { line = 0 } = error.linePos?.[0] ?? {};
      const [reason] = error.message.split('\n');
      problems.push({
        file: one.file,
        field: `line ${line}`,
        path: [],
        problem: `is not YAML: ${reason}`,
      });
      continue;
    }
    files.push({ ...one, data: document.toJS() });
  }
  return { files, problems: [...problems, ...strangers(directory, expected)] };
}

/** Files and folders that nothing reads: misspelt, or in a wrong place. */
function strangers(directory: string, expected: readonly { file: string }[]): Problem[] {
  const known = new Set(expected.map(({ file }) => file));
  const folders = new Set(
    [singleSchemas(source), entrySchemas(source), { pages: true }].flatMap(Object.keys),
  );
  const unknownFolders = folderNames(directory).filter((name) => !folders.has(name));
  return [
    ...yamlFiles(directory)
      .filter((file) => !known.has(file) && !unknownFolders.includes(file.split('/')[0] ?? ''))
      .map((file) => ({
        file,
        field: '',
        path: [],
        problem: 'is a file the site does not read; check its name and place',
      })),
    ...unknownFolders.map((file) => ({
      file,
      field: '',
      path: [],
      problem: `is a folder the site does not know; known are ${[...folders].join(', ')}`,
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
