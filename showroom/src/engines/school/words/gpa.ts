import { languages } from '@nokshi/forms/languages.ts';
import type { DemoLanguage } from '../../../demo/languages.ts';

/** A grade point average with both decimals: 4.57, ৪.৫৭; nothing while marks are missing. */
export const gpaInWords = (gpa: number | undefined, language: DemoLanguage): string | undefined =>
  gpa === undefined
    ? undefined
    : new Intl.NumberFormat(languages[language].locale, {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      }).format(gpa);
