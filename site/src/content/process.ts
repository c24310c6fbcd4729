import type { Language } from '@nokshi/forms/languages.ts';
import { ordered } from './entries.ts';
import { resolvePicture } from './pictures.ts';

/** The steps of the Software Development Process. */
export async function processSteps(language: Language) {
  const steps = await ordered('process', language);
  return Promise.all(
    steps.map(async (step) => ({
      ...step,
      picture: await resolvePicture(step.picture, 'card', language),
    })),
  );
}
export type ProcessStep = Awaited<ReturnType<typeof processSteps>>[number];
