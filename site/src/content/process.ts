import type { Language } from '@nokshi/forms/languages.ts';
import { ordered, pageWords } from './entries.ts';
import { resolvePicture } from './pictures.ts';

/** The steps of the Software Development Process. */
export async function processSteps(language: Language) {
  const [steps, { pays }] = await Promise.all([
    ordered('process', language),
    pageWords('services', language),
  ]);
  return Promise.all(
    steps.map(async (step) => ({
      ...step,
      pays: step.pays && pays?.[step.pays],
      picture: await resolvePicture(step.picture, 'card', language),
    })),
  );
}
export type ProcessStep = Awaited<ReturnType<typeof processSteps>>[number];
