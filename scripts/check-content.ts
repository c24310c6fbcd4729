/** Checks content/ and says what an editor has to mend; the build runs it first. */
import { fileURLToPath } from 'node:url';
import { checkContent, sentence } from '../site/src/content/check/check.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const problems = checkContent(folder('../content'));

for (const problem of problems) console.error(sentence(problem));
if (problems.length > 0) {
  console.error(
    `\n${problems.length} ${problems.length === 1 ? 'mistake' : 'mistakes'} in content/.`,
  );
  process.exitCode = 1;
}
