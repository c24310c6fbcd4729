import { type ContentFile, type Remark, readContent } from './content-files.ts';
import { latinDigits } from './latin-digits.ts';
import { leftInEnglish } from './left-in-english.ts';
import { otherLanguages, wordsIn } from './words-in-file.ts';

/**
 * Texts that lack a language of the site, or its script and digits. The site can
 * be built like that: it shows the default language where words are missing.
 * `directory` is the content folder. Returns what is missing first, one entry a file and language.
 */
export function untranslated(directory: string): Remark[] {
  const { files } = readContent(directory);
  const byFile = files.toSorted((one, other) => (one.file < other.file ? -1 : 1));
  return [...byFile.flatMap(missingTranslations), ...leftInEnglish(byFile), ...latinDigits(byFile)];
}

const { compare } = new Intl.Collator('en', { numeric: true });

const missingTranslations = (file: ContentFile): Remark[] =>
  otherLanguages.flatMap((language) => {
    const fields = wordsIn(file)
      .filter(({ words }) => words[language] === undefined)
      .map(({ field }) => field)
      .sort(compare);
    if (fields.length === 0) return [];
    return [
      {
        file: file.file,
        field: '',
        path: [],
        problem: `is not written in ${language}: ${fields.join('; ')}`,
      },
    ];
  });
