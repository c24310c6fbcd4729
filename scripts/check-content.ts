/**
 * Checks content/ and says what an editor has to mend; a build does it first.
 *
 *   npm run check-content -- --translated [products/POS …]
 *
 * notes which source each new translation was made from, and that those of the entries that are named still hold.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readContent } from '../site/src/content/check/content-files.ts';
import { reportFaults, reportWarnings } from '../site/src/content/check/report.ts';
import {
  readRecord,
  recorded,
  recordFile,
  unreadableRecord,
  writtenRecord,
} from '../site/src/content/check/translation-record.ts';
import { contentFolder } from '../toolchain/content-folder.ts';

const content = contentFolder();

/**
 * Leaves a record that can't be read alone: what it knows of older translations would be lost.
 * @param entries whose translations hold, such as products/POS
 */
function noteTranslated(entries: readonly string[]): void {
  const { files } = readContent(content);
  const named = entries.map((entry) => `${entry}/index.yaml`);
  const unknown = named.filter((name) => !files.some(({ file }) => file === name));
  if (unknown.length > 0) throw new Error(`content/ has no ${unknown.join(', ')}`);
  if (unreadableRecord(content).length > 0) return;
  const record = files.reduce(
    (before, file) => recorded(before, file, () => named.includes(file.file)),
    readRecord(content),
  );
  writeFileSync(path.join(content, recordFile), writtenRecord(record));
}

const [option, ...entries] = process.argv.slice(2);
if (option === '--translated') noteTranslated(entries);
reportWarnings(content);
process.exitCode = reportFaults(content) ? 0 : 1;
