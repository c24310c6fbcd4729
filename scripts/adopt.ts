/**
 * Makes content/ that of the company that answers: `npm run adopt -- answers.yaml`, or without a file by asking.
 * walks/companies has three such files.
 */
import { showroomDemos } from '../site/src/content/check/check.ts';
import { contentFolder } from '../toolchain/content-folder.ts';
import { adopt } from './adopt/adopt.ts';
import { readAnswers } from './adopt/answers.ts';

const [file] = process.argv.slice(2);
const given = file ? readAnswers(file) : await (await import('./adopt/ask.ts')).ask();
const left = adopt(contentFolder(), showroomDemos, given);
for (const place of left) console.log(`  ${place}`);
console.log(
  left.length > 0
    ? `\n${left.length} places above are still those of the example: read them, write what is true, and remove "sample: true".`
    : '\nNo example is left. Read each page once in every language: npm run dev.',
);
