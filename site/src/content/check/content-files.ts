import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { entrySchemas, fileSchemas, pageSchemas } from '../schemas/index.ts';

/** What is wrong in a file of content/, and what would be right. */
export type Problem = { file: string; field: string; problem: string };

/** One file of content/: where it is, which folder it is an entry of, what it says, its schema. */
export type ContentFile = {
  file: string;
  folder: string;
  id: string;
  data: unknown;
  schema: z.ZodType;
};

const source = z.string();

/** Reads every file of content/ that has a schema; names files that have none or are not YAML. */
export function readContent(directory: string): { files: ContentFile[]; problems: Problem[] } {
  const files: ContentFile[] = [];
  const problems: Problem[] = [];

  const read = (file: string, folder: string, id: string, schema: z.ZodType) => {
    const full = path.join(directory, file);
    if (!existsSync(full)) {
      problems.push({ file, field: '', problem: 'is missing; the site needs this file' });
      return;
    }
    const document = parseDocument(readFileSync(full, 'utf8'));
    const [error] = document.errors;
    if (error) {
      const { line = 0 } = error.linePos?.[0] ?? {};
      problems.push({
        file,
        field: `line ${line}`,
        problem: `is not YAML: ${error.message.split('\n')[0]}`,
      });
      return;
    }
    files.push({ file, folder, id, data: document.toJS(), schema });
  };

  for (const [name, schema] of Object.entries(fileSchemas(source))) {
    read(`${name}/index.yaml`, '', name, schema);
  }
  for (const [name, schema] of Object.entries(pageSchemas(source))) {
    read(`pages/${name}/index.yaml`, 'pages', name, schema);
  }
  const folders: Record<string, z.ZodType> = entrySchemas(source);
  for (const [folder, schema] of Object.entries(folders)) {
    for (const id of folderNames(path.join(directory, folder))) {
      read(`${folder}/${id}/index.yaml`, folder, id, schema);
    }
  }
  const known = new Set(files.map(({ file }) => file));
  for (const file of yamlFiles(directory)) {
    if (known.has(file) || problems.some((one) => one.file === file)) continue;
    problems.push({
      file,
      field: '',
      problem: 'is a file the site does not read; check its name and place',
    });
  }
  const singles = Object.keys(fileSchemas(source));
  for (const name of folderNames(directory)) {
    if (name === 'pages' || singles.includes(name) || name in folders) continue;
    problems.push({
      file: name,
      field: '',
      problem: `is a folder the site does not know; known are ${[...singles, ...Object.keys(folders)].join(', ')} and pages`,
    });
  }
  return { files, problems };
}

const folderNames = (directory: string) =>
  existsSync(directory)
    ? readdirSync(directory, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
        .sort()
    : [];

/** Every YAML file below the folder, whether or not it has a place there. */
const yamlFiles = (directory: string) =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /\.ya?ml$/.test(name));
