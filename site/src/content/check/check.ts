import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentTypes } from '../schemas/index.ts';
import { altProblems } from './alt-texts.ts';
import { type ContentFile, type Problem, type Remark, readContent } from './content-files.ts';
import { demoProblems } from './demos.ts';
import { explain, fieldName, placeOf } from './explain.ts';
import { figureProblems } from './figures.ts';
import { formNameProblems } from './form-names.ts';
import { lookProblems } from './look.ts';
import { phoneNumberProblems } from './phone-numbers.ts';
import { placeholderProblems } from './placeholders.ts';
import { priceProblems } from './prices.ts';
import { orderProblems, referenceProblems } from './references.ts';
import { sitePaths } from './site-paths.ts';
import { strayFigureProblems } from './stray-figures.ts';
import { typingProblems } from './typing.ts';

/** The demos of the repository. */
export const showroomDemos = fileURLToPath(new URL('../../../../showroom/demos', import.meta.url));

/**
 * Checks all of content/ against the schemas and against itself.
 * `directory` is the content folder, `demos` that of the showroom's demos.
 * Returns every mistake with its file and field; an empty list means that the site can be built.
 */
export function checkContent(directory: string, demos = showroomDemos): Problem[] {
  const { files, problems } = readContent(directory);
  return [
    ...problems,
    ...files.flatMap(schemaProblems),
    ...referenceProblems(files, sitePaths(files), directory),
    ...altProblems(files, directory),
    ...placeholderProblems(files),
    ...phoneNumberProblems(files),
    ...typingProblems(files),
    ...priceProblems(files),
    ...figureProblems(files),
    ...strayFigureProblems(files),
    ...orderProblems(files),
    ...lookProblems(files),
    ...demoProblems(files, demos),
    ...formNameProblems(files, contentTypes),
  ];
}

/** A remark as one line for people: file, field, what is wrong, what would be right. */
export const sentence = ({ file, field, problem }: Remark) =>
  `${path.posix.normalize(`content/${file}`)}${field && ` → ${field}`}: ${problem}${/[.?]$/.test(problem) ? '' : '.'}`;

const schemaProblemsBefore = new WeakMap<ContentFile, Problem[]>();

function schemaProblems(file: ContentFile): Problem[] {
  const problems = schemaProblemsBefore.get(file) ?? findSchemaProblems(file);
  schemaProblemsBefore.set(file, problems);
  return problems;
}

function findSchemaProblems({ file, data, schema }: ContentFile): Problem[] {
  const result = schema.safeParse(data, { reportInput: true });
  if (result.success) return [];
  return result.error.issues.map((issue) => ({
    file,
    field: fieldName(issue.path),
    path: placeOf(issue.path),
    ...explain(issue, schema, data),
  }));
}
