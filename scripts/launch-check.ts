/** Lists what in content/ is not the owner's own yet, in the order a launch needs it; fails until nothing is. */
import { launchSteps } from '../site/src/content/check/launch.ts';
import { contentFolder } from '../toolchain/content-folder.ts';

const steps = launchSteps(contentFolder()).filter((step) => step.places.length > 0);
const places = steps.flatMap((step) => step.places);
const count = (problem: 'example' | 'empty') =>
  places.filter((place) => place.problem === problem).length;

for (const [index, step] of steps.entries()) {
  console.log(`${index + 1}. ${step.title}`);
  for (const { file, field, problem } of step.places) {
    console.log(
      `   content/${file}${field && ` → ${field}`}${problem === 'empty' ? ': empty' : ''}`,
    );
  }
}
if (places.length > 0) {
  console.log(
    `\n${count('example')} examples are left, and ${count('empty')} fields are empty. Replace each example with what is real and remove its line "sample: true"; docs/launch.md says what is needed.`,
  );
  process.exitCode = 1;
} else {
  console.log('No examples are left in content/, and nothing is empty.');
}
