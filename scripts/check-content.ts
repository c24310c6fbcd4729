/** Checks content/ and says what an editor has to mend; a build does it first. */
import { reportFaults, reportWarnings } from '../site/src/content/check/report.ts';
import { contentFolder } from '../toolchain/content-folder.ts';

const content = contentFolder();
reportWarnings(content);
process.exitCode = reportFaults(content) ? 0 : 1;
