import { defaultLanguage, type Language, languageCodes } from '@nokshi/forms/languages.ts';
import { z } from 'zod';
import type { DemoText } from './words.ts';

/**
 * Words in every language: the frame around a demo speaks that of the page. Where nobody has translated
 * them yet, those of the default language stand.
 */
export const bothWords = (most: number) =>
  z.strictObject(
    Object.fromEntries(
      languageCodes.map((code) => {
        const text = z.string().trim().min(1).max(most);
        return [code, code === defaultLanguage ? text : text.optional()];
      }),
    ) as Record<Language, z.ZodString>,
  );

/** Words of the demo itself: plain where it speaks one language, else in each. */
export const demoText = (most: number): z.ZodType<DemoText> =>
  z.union([z.string().trim().min(1).max(most), bothWords(most)]);
