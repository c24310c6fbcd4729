import type { Language } from '@nokshi/forms/languages.ts';
import { ordered } from './entries.ts';
import { resolvePicture } from './pictures.ts';

/** The slides of the hero in order. */
export async function heroSlides(language: Language) {
  const slides = await ordered('slides', language);
  return Promise.all(
    slides.map(async (slide) => ({
      ...slide,
      picture: await resolvePicture(slide.picture, 'object', language),
    })),
  );
}
export type Slide = Awaited<ReturnType<typeof heroSlides>>[number];
