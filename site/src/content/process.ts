import { ordered } from './entries.ts';
import { resolvePicture } from './pictures.ts';

/** The four steps of the Software Development Process (SPEC 2.5). */
export async function processSteps() {
  const steps = await ordered('process');
  return Promise.all(
    steps.map(async (step) => ({
      ...step,
      picture: await resolvePicture(step.picture, 'card'),
    })),
  );
}
export type ProcessStep = Awaited<ReturnType<typeof processSteps>>[number];
