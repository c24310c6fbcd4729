import { dayOf } from '@nokshi/showroom/words/days.ts';
import { calendarWarning } from './calendar-warning.ts';
import { checkContent, sentence } from './check.ts';
import { readContent, singleFile } from './content-files.ts';
import { exampleSentence, examplesInTheWay } from './launch.ts';
import { unpricedWarnings } from './prices.ts';
import { isUnrecorded, knownRecord, olderRemarks, unreadableRecord } from './translation-record.ts';
import { untranslated } from './translations.ts';
import { timeZoneOf, warningsIn } from './warnings.ts';

/** Says what stops nothing: what a language lacks, and what is valid but perhaps not meant. */
export function reportWarnings(content: string): void {
  const { files } = readContent(content);
  const zone = timeZoneOf(singleFile(files, 'company')?.data);
  const record = knownRecord(content);
  const warnings = [
    ...files.flatMap((file) => warningsIn(file, zone)),
    ...unpricedWarnings(files),
    ...(record ? olderRemarks(files, record) : unreadableRecord(content)),
  ];
  for (const one of [...untranslated(content), ...warnings]) console.log(sentence(one));
  const calendar = calendarWarning(dayOf(new Date()));
  if (calendar) console.log(calendar);
  const unrecorded = files.filter((file) => record && isUnrecorded(file, record));
  if (unrecorded.length > 0) {
    console.log(
      `Of ${count(unrecorded, 'file')} in content/, translations are new; npm run check-content -- --translated notes what they were made from.`,
    );
  }
}

/**
 * Checks the words and says what an editor has to mend. Examples at a real address are among it, unless
 * ALLOW_SAMPLES=preview.
 * @returns whether a site can be built from them
 */
export function reportFaults(content: string): boolean {
  const problems = checkContent(content);
  for (const problem of problems) console.error(sentence(problem));
  const examples = examplesInTheWay(content);
  for (const example of examples) console.error(exampleSentence(example));
  if (examples.length > 0) {
    console.error(
      `\nVisitors would take ${count(examples, 'example')} in content/ for true. ALLOW_SAMPLES=preview builds a preview with them, which says so and which search engines leave out.`,
    );
  }
  if (problems.length > 0) console.error(`\n${count(problems, 'mistake')} in content/.`);
  return problems.length + examples.length === 0;
}

const count = ({ length }: readonly unknown[], one: string): string =>
  `${length} ${length === 1 ? one : `${one}s`}`;
