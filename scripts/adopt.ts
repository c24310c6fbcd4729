/**
 * Makes content/ that of the company that answers: `npm run adopt -- answers.yaml`, or without a file by asking.
 * walks/companies has three such files.
 */
import { writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { showroomDemos } from '../site/src/content/check/check.ts';
import { contentFolder } from '../toolchain/content-folder.ts';
import { adopt } from './adopt/adopt.ts';
import { readAnswers } from './adopt/answers.ts';

const [file = await writeAnswers()] = process.argv.slice(2);
const left = adopt(contentFolder(), showroomDemos, readAnswers(file));
for (const place of left) console.log(`  ${place}`);
console.log(
  left.length > 0
    ? `\n${left.length} places above are still those of the example: read them, write what is true, and remove "sample: true".`
    : '\nNo example is left. Read each page once in every language: npm run dev.',
);

/** Asks, and keeps what was answered: a mistake is mended there. @returns the file */
async function writeAnswers(): Promise<string> {
  const { ask } = await import('./adopt/ask.ts');
  const answers = 'answers.yaml';
  writeFileSync(answers, stringify(await ask()));
  console.log(
    `\nYour answers stand in ${answers}. What is wrong in them is named now; mend it there, then: npm run adopt -- ${answers}\n`,
  );
  return answers;
}
