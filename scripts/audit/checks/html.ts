import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import { addressOf } from '../../../site/pipeline/page.ts';
import type { Check, Outcome, Row, Site } from '../check.ts';

/** As much of one of the checker's messages as is read here. */
interface Message {
  readonly url: string;
  readonly message: string;
  readonly extract?: string;
}

const run = promisify(execFile);
const checker = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));
const mostOutput = 64 * 2 ** 20;

/** Findings that the pages or Astro cause on purpose. */
const accepted: readonly ((message: Message) => boolean)[] = [
  // In the standard since 2024, and unknown to the checker.
  ({ extract = '' }) => extract.includes('<link rel="expect" blocking="render" href="#_rest">'),
  // The checker does not know color-mix(), @container and others that every current browser does.
  ({ message }) => message.startsWith('CSS: '),
  // It asks for `sizes` where a source of one file stands beside one of several. HTML asks a source for them that
  // says widths itself (4.8.2 The source element).
  ({ message, extract = '' }) =>
    message.startsWith('When the “srcset” attribute has any image candidate string with a width') &&
    /<source [^>]* srcSet="[^" ]+"(?: (?:width|height)="\d+")*></.test(extract),
  // They tell agents what a form is for, and are no standard yet.
  ({ message }) => /^Attribute “tool\w+” not allowed/.test(message),
  // Astro puts its own style before the first island of a page.
  ({ message, extract = '' }) =>
    message.startsWith('A “style” element in “body”') && extract.includes('<style>astro-'),
];

/** The W3C's checker over every page, and over those that are sent when an address leads nowhere. */
export const html: Check = {
  title: 'HTML',
  async run({ directory, routes }: Site): Promise<Outcome> {
    const bound =
      'Every page passes the W3C’s checker: CSS, rel="expect", sources of one file without sizes, experimental tool* attributes and the style of Astro’s islands aside.';
    const columns = ['errors'];
    if (!(await hasJava())) {
      const unable = 'Skipped: the checker needs Java 11 or later, and "java -version" fails here.';
      return { bound, columns, rows: [], notes: [], unable };
    }
    const errors = await check(directory);
    const rows = [...routes, ...languageCodes.map((code) => pathIn(code, '/404'))].map(
      (route): Row => {
        const misses = errors.filter(({ url }) => addressOf(relative(directory, url)) === route);
        return { subject: route, figures: [misses.length], misses: misses.map(inWords) };
      },
    );
    const notes = ['The Nu Html Checker of the package vnu-jar, run on this machine.'];
    return { bound, columns, rows, notes };
  },
};

const relative = (directory: string, url: string) => path.relative(directory, fileURLToPath(url));

const inWords = ({ message, extract = '' }: Message) =>
  `${message} (${extract.replace(/\s+/g, ' ').trim()})`;

function hasJava(): Promise<boolean> {
  return run('java', ['-version']).then(
    () => true,
    () => false,
  );
}

/** Every error in the HTML files of a folder that is not accepted. */
async function check(directory: string): Promise<Message[]> {
  const options = ['--errors-only', '--skip-non-html', '--format', 'json'];
  const output = ['--stdout', '--exit-zero-always'];
  const { stdout } = await run('java', ['-jar', checker, ...options, ...output, directory], {
    maxBuffer: mostOutput,
  });
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  return messages.filter((message) => !accepted.some((accepts) => accepts(message)));
}
