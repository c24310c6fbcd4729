/**
 * Makes content/ that of the company that answers: `npm run adopt -- answers.yaml`, or without a file by asking.
 * walks/companies has three such files.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { adopt } from '../editor/src/adopt/adopt.ts';
import { type Answers, readAnswers } from '../editor/src/adopt/answers.ts';
import { showroomDemos } from '../site/src/content/check/check.ts';
import { fieldName } from '../site/src/content/check/explain.ts';
import { contentFolder } from '../toolchain/content-folder.ts';

const [file = await writeAnswers()] = process.argv.slice(2);
const left = adopt(contentFolder(), showroomDemos, answersIn(file));
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

/** What stands in a file of answers; where one is missing or wrong, all of these are named, and that is the end. */
function answersIn(file: string): Answers {
  const read = readAnswers(parse(readFileSync(file, 'utf8')));
  if ('answers' in read) return read.answers;
  const lines = read.faults.map(({ path, message }) => `  ${fieldName(path)}: ${message}`);
  console.error(`${file}:\n${lines.join('\n')}`);
  process.exit(1);
}
