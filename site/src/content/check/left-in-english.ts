import { languages } from '@nokshi/forms/languages.ts';
import type { ContentFile, Remark } from './content-files.ts';
import { latinNames } from './latin-names.ts';
import { type Translation, translationsIn } from './words-in-file.ts';

/** Texts that belong to no language: {placeholders}, addresses of mail, web and pages, domains, commands, settings. */
const unspoken =
  /\{[\w:-]+\}|(?<![\p{L}\p{N}])(?:\.[a-z]{2,})+|npm run [\w -]+|[A-Z]+(?:_[A-Z]+)+|\S+@\S+|https?:\/\/\S+|(?<![\p{L}\p{M}\d])\/[\w/-]+/gu;
const latinWord = /\p{Script=Latin}[\p{Script=Latin}\p{N}\p{M}’'+#&./-]*(?<![’'&./-])/gu;

/**
 * Translations into another script that are still English: no letter of that script, more Latin words
 * than own ones, or an English word in between. Names that stay Latin don't count.
 */
export function leftInEnglish(files: readonly ContentFile[]): Remark[] {
  const stays = namesThatStay(files);
  return files.flatMap(translationsIn).flatMap((translation) => {
    const problem = problemOf(translation, stays);
    if (!problem) return [];
    const { file, field, path } = translation;
    return [{ file, field, path, problem }];
  });
}

function problemOf({ text, original, language }: Translation, stays: RegExp): string | undefined {
  const { name, script } = languages[language];
  const own = new RegExp(`\\p{Script=${script}}[\\p{L}\\p{M}\\p{Join_Control}]*`, 'gu');
  const ownWords = text.match(own)?.length ?? 0;
  const strays = strayWords(text, stays);
  const advice = `write ${ownWords > 0 ? 'it' : `“${original}”`} in ${name}`;
  if (ownWords === 0) return strays.length > 0 ? `is not ${name}; ${advice}` : undefined;
  if (strays.length > ownWords) return `is more English than ${name}; ${advice}`;
  const left = strays.filter((word) => /\p{Ll}/u.test(word));
  return left.length > 0
    ? `leaves ${left.map((word) => `“${word}”`).join(', ')} in Latin letters; ${advice} letters, or add a name that stays Latin to site/src/content/check/latin-names.ts`
    : undefined;
}

/** Latin words that are neither names nor codes such as A4, NK-7K3M or UTC+6. */
const strayWords = (text: string, stays: RegExp) =>
  (text.replaceAll(unspoken, ' ').replaceAll(stays, ' ').match(latinWord) ?? []).filter(
    (word) => !/\p{N}/u.test(word),
  );

/** Matches each whole name that stays Latin, the longest first: React Native before React. */
function namesThatStay(files: readonly ContentFile[]): RegExp {
  const technologies = files
    .filter(({ folder }) => folder === 'technologies')
    .flatMap(({ data }) => nameOf(data) ?? []);
  const names = [...latinNames, ...technologies]
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
  return new RegExp(`(?<!\\p{Script=Latin})(?:${names.join('|')})(?!\\p{Script=Latin})`, 'giu');
}

function nameOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('name' in data)) return undefined;
  return typeof data.name === 'string' ? data.name : undefined;
}
