import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { languageCodes } from '@nokshi/forms/languages.ts';
import { references } from '../schemas/references.ts';
import { type ContentFile, type Path, type Problem, textsOf } from './content-files.ts';
import { fieldName } from './explain.ts';

/** A picture with what is said of it in one language. */
type Described = { file: string; path: Path; folder: string; picture: string; alt: string };

/**
 * Reports pictures of a folder that are described in the words of another one: an entry that was copied,
 * whose picture is new and whose words are not. The same picture may have the same words.
 */
export function altProblems(files: readonly ContentFile[], directory: string): Problem[] {
  const described = files.flatMap((file) => describedPictures(file, directory));
  const alike = Map.groupBy(described, ({ folder, alt }) => `${folder}\n${alt}`);
  return [...alike.values()].flatMap(([first, ...others]) =>
    others
      .filter((one) => first && !isSamePicture(one.picture, first.picture))
      .map(({ file, path: at }) => ({
        file,
        field: fieldName(at),
        path: at,
        problem: `is word for word what content/${first?.file} says of another picture; write what this one shows`,
        ...{ code: 'same-alt', values: {} },
      })),
  );
}

function describedPictures(file: ContentFile, directory: string): Described[] {
  const texts = textsOf(file);
  const byPlace = new Map(texts.map(({ path: at, value }) => [at.join('/'), value]));
  return texts
    .filter(({ schema }) => references.get(schema)?.kind === 'picture')
    .flatMap(({ path: at, value }) => {
      const beside = at.slice(0, -1);
      return languageCodes.flatMap((code) => {
        const own = [...beside, 'alt', code];
        const alt = byPlace.get(own.join('/'));
        if (alt === undefined) return [];
        const picture = path.join(directory, path.dirname(file.file), value);
        return [{ file: file.file, path: own, folder: file.folder, picture, alt }];
      });
    });
}

/** Pictures that are not there, and what is no file, are reported elsewhere. */
const isSamePicture = (one: string, other: string): boolean =>
  one === other || !isFile(one) || !isFile(other) || readFileSync(one).equals(readFileSync(other));

const isFile = (at: string): boolean => statSync(at, { throwIfNoEntry: false })?.isFile() === true;
