import { z } from 'zod';
import { type DemoLanguage, defaultDemoLanguage, demoLanguages } from './languages.ts';
import type { DemoText } from './words.ts';

/**
 * Words in every language: the frame around a demo speaks that of the page. Where nobody has translated
 * them yet, those of the default language stand.
 */
export const bothWords = (most: number) =>
  z.strictObject(
    Object.fromEntries(
      demoLanguages.map((code) => {
        const text = z.string().trim().min(1).max(most);
        return [code, code === defaultDemoLanguage ? text : text.optional()];
      }),
    ) as Record<DemoLanguage, z.ZodString>,
  );

/** Words of the demo itself: plain where it speaks one language, else in each. */
export const demoText = (most: number): z.ZodType<DemoText> =>
  z.union([z.string().trim().min(1).max(most), bothWords(most)]);
