/**
 * Checks content/ and says what an editor has to mend; the build runs it first. What a language lacks is
 * said as well, and what docs/words.md calls otherwise; that stops nothing. Examples at a real address
 * stop it, unless ALLOW_SAMPLES=preview.
 */
import { checkContent, sentence } from '../site/src/content/check/check.ts';
import { readContent } from '../site/src/content/check/content-files.ts';
import { exampleSentence, examplesInTheWay } from '../site/src/content/check/launch.ts';
import { termWarnings } from '../site/src/content/check/stray-terms.ts';
import { untranslated } from '../site/src/content/check/translations.ts';
import { contentFolder } from '../toolchain/content-folder.ts';

const content = contentFolder();
const problems = checkContent(content);

const { files } = readContent(content);
for (const one of [...untranslated(content), ...files.flatMap(termWarnings)]) {
  console.log(sentence(one));
}
for (const problem of problems) console.error(sentence(problem));
const examples = examplesInTheWay(content);
for (const example of examples) console.error(exampleSentence(example));
if (examples.length > 0) {
  console.error(
    `\nVisitors would take ${examples.length} ${examples.length === 1 ? 'example' : 'examples'} in content/ for true. ALLOW_SAMPLES=preview builds a preview with them, which says so and which search engines leave out.`,
  );
  process.exitCode = 1;
}
if (problems.length > 0) {
  console.error(
    `\n${problems.length} ${problems.length === 1 ? 'mistake' : 'mistakes'} in content/.`,
  );
  process.exitCode = 1;
}
