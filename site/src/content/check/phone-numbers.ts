import { asciiDigits } from '@nokshi/forms/digits.ts';
import { normalPhone } from '@nokshi/forms/phone.ts';
import type { ContentFile, Path, Problem } from './content-files.ts';
import { fieldName } from './explain.ts';
import { isAtRealAddress } from './real-address.ts';

/** A number of Bangladesh in any spelling, from 0 or 880 on: a mobile, or one of a fixed line. */
const numbers = /(?<![\d.,])(?:\+?880[ -]?|0)(?:1\d|2|[3-9]\d{1,2})(?:[ -]?\d){6,9}(?![\d.,]?\d)/g;

/** The prefix of example numbers: no operator has 012, so nobody is called by mistake. */
const ofExamples = /^01200\d{6}$/;

type Place = { path: Path; found: readonly string[] };

/** The numbers in the texts of a file that may be somebody's, with the places where they stand. */
export function numbersOfPeople(data: unknown, path: Path = []): Place[] {
  if (typeof data === 'string') {
    const found = asciiDigits(data).match(numbers) ?? [];
    const ofPeople = found.filter((number) => !ofExamples.test(normalPhone(number)));
    return ofPeople.length > 0 ? [{ path, found: ofPeople }] : [];
  }
  if (typeof data !== 'object' || data === null) return [];
  const isList = Array.isArray(data);
  return Object.entries(data).flatMap(([key, item]) =>
    numbersOfPeople(item, [...path, isList ? Number(key) : key]),
  );
}

/** The fault of numbers that may belong to somebody. */
export const numberProblem = (found: readonly string[]): string =>
  `has the number ${found.join(', ')}, which may be somebody's; examples have 01200 and any six digits, such as 01200-000000`;

/**
 * Numbers in the words of an example that may be somebody's. The company's own may stand everywhere, since
 * the owner writes them first; once the site has an address of its own, all it says is the owner's.
 */
export function phoneNumberProblems(files: readonly ContentFile[]): Problem[] {
  if (isAtRealAddress(files)) return [];
  const own = new Set(files.flatMap(ownNumbers).map(normalPhone));
  return files.flatMap(({ file, data }) =>
    numbersOfPeople(data).flatMap(({ path, found }) => {
      const others = found.filter((number) => !own.has(normalPhone(number)));
      if (others.length === 0) return [];
      return [
        {
          ...{ file, field: fieldName(path), path },
          problem: numberProblem(others),
          ...{ code: 'number-of-somebody', values: { numbers: others.join(', ') } },
        },
      ];
    }),
  );
}

/** The numbers that the company and its offices are reached at. */
const ownNumbers = ({ folder, data }: ContentFile): string[] =>
  folder === 'company' || folder === 'offices'
    ? numbersOfPeople(data).flatMap(({ found }) => found)
    : [];
