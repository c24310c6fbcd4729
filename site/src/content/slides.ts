import { ordered } from './entries.ts';
import { resolvePicture } from './pictures.ts';

/** The slides of the hero in order (SPEC 2.3). */
export async function heroSlides() {
  const slides = await ordered('slides');
  return Promise.all(
    slides.map(async (slide) => ({
      ...slide,
      picture: await resolvePicture(slide.picture, 'block'),
    })),
  );
}
export type Slide = Awaited<ReturnType<typeof heroSlides>>[number];
