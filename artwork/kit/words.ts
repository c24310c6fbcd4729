/** The words of a scene, in each language that it is photographed in. */
import type { Language } from '@nokshi/forms/languages.ts';

/** What the component of a scene is given: its words in one language, and which one that is. */
export interface SceneProps<Words> {
  words: Words;
  language: Language;
}

/**
 * The words of a scene: all languages say what the first one says.
 * `export const words = inLanguages({ en: { … }, bn: { … } })`
 */
export const inLanguages = <Words>(
  words: Record<'en', Words> & Record<Language, NoInfer<Words>>,
): Record<Language, Words> => words;
