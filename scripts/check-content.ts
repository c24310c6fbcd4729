/**
 * Checks content/ and says what an editor has to mend; the build runs it first. What a language lacks is
 * said as well, and stops nothing.
 */
import { checkContent, sentence } from '../site/src/content/check/check.ts';
import { untranslated } from '../site/src/content/check/translations.ts';
import { contentFolder } from '../site/src/content/content-folder.ts';

const content = contentFolder();
const problems = checkContent(content);

for (const one of untranslated(content)) console.log(sentence(one));
for (const problem of problems) console.error(sentence(problem));
if (problems.length > 0) {
  console.error(
    `\n${problems.length} ${problems.length === 1 ? 'mistake' : 'mistakes'} in content/.`,
  );
  process.exitCode = 1;
}
