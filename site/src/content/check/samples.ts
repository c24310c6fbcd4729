import { readContent } from './content-files.ts';
import { fieldName } from './explain.ts';

/** Every place in content/ that says `sample: true`: the file, and the entry within it if any. */
export function samplePlaces(directory: string): { file: string; field: string }[] {
  return readContent(directory).files.flatMap(({ file, data }) =>
    marked(data).map((parts) => ({ file, field: fieldName(parts).replace(/^, /, '') })),
  );
}

function marked(value: unknown, parts: (string | number)[] = []): (string | number)[][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => marked(item, [...parts, index]));
  if (typeof value !== 'object' || value === null) return [];
  const own = 'sample' in value && value.sample === true ? [parts] : [];
  return [...own, ...Object.entries(value).flatMap(([key, item]) => marked(item, [...parts, key]))];
}
