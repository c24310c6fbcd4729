import { userInfo } from 'node:os';
import type { FailureReason } from '@nokshi/contract/release.ts';
import type { Progress } from '@nokshi/releases/progress.ts';
import type { Environment } from '../../environment.ts';
import { hasSite } from '../../folders.ts';
import type { Terminal } from '../../terminal.ts';
import { EditorProcess, type NewEditor } from '../content/editor-process.ts';
import { lackSentences } from '../content/lack-sentences.ts';
import { isOlder } from '../content/program.ts';
import { Publishing } from '../content/publishing.ts';
import { EditorAway } from '../editor-away.ts';
import { CommandRefused } from './command-refused.ts';

/** What it ends with while somebody publishes already: the same command may do it a minute later. */
const busyCode = 2;

/** Between two looks at how far it is. */
const lookMilliseconds = 1000;

const failures: Record<FailureReason, string> = {
  faults: 'Something in the draft has to be mended first: the desk names it, under Publish.',
  examples:
    'The site has its real address, and people, clients, projects or prices are still invented examples; npm run launch-check names each.',
  build: 'The site could not be built.',
  space: 'The disk is full.',
  memory: 'The memory was not enough.',
  interrupted: 'The program that builds was ended: by the system, where the memory was not enough.',
  'too-long': 'Building took longer than half an hour, and was ended.',
  cancelled: 'It was stopped before it was done.',
  unreadable: 'The files of the release are damaged.',
};

const busy =
  'Somebody publishes already, at the desk or in another terminal. Try again when that is done.';

const refusal = (why: string): string => `${why}\nNothing was published: the site is as it was.`;

/**
 * `npm run desk -- publish`: publishes what stands in the desk's draft, as the button there does.
 * @param newEditor how the editor is begun, and `program` what builds, if otherwise than usual
 * @returns its exit code: 0 where all is on the site, 2 while somebody publishes already
 * @throws CommandRefused where it can't be done, with why
 */
export async function publishDraft(
  terminal: Terminal,
  environment: Environment,
  newEditor: NewEditor = (...of) => new EditorProcess(...of),
  program?: string,
): Promise<number> {
  // As the server has it: the draft is for this account alone.
  process.umask(0o077);
  const say = (line: string) => terminal.stderr.write(`${line}\n`);
  const log = {
    info: () => {},
    warn: () => {},
    error: (told: unknown) => say(saidIn(told)),
  };
  const editor = newEditor(environment, log, false);
  const site = { site: hasSite(environment) || undefined, look: async () => {} };
  const tellStep = stepsTo(say);
  const tell = () => tellStep(publishing.progress);
  const publishing: Publishing = new Publishing(environment, site, log, tell, program);
  try {
    const { lack } = publishing;
    if (lack) throw new CommandRefused(refusal(lackSentences[lack]));
    // It brings the draft up to the words of this program, and begins it where there is none.
    const faults = await editor.ask('faults', { language: 'en' });
    if (faults.kind === 'given' && faults.given.faults.length > 0) {
      const lines = faults.given.faults.map(
        ({ title, label, message }) =>
          `  ${[title, label].filter(Boolean).join(' › ')}: ${message}`,
      );
      throw new CommandRefused(
        refusal(`This has to be mended in the draft first:\n${lines.join('\n')}`),
      );
    }
    const changed = await editor.ask('differences', { language: 'en' });
    const changes = changed.kind === 'given' ? changed.given.changes : [];
    if (changes.length === 0 && !(await isOlder(publishing.desk))) {
      say('Nothing in the draft differs from the site.');
      return 0;
    }
    editor.stop();
    const code = await publishAll(publishing, tell);
    say(code === 0 ? 'Published. Servers show it within a few seconds.' : refusal(busy));
    return code;
  } catch (failure) {
    throw failure instanceof EditorAway ? new CommandRefused(refusal(failure.message)) : failure;
  } finally {
    editor.stop();
    publishing.stop();
  }
}

async function publishAll(publishing: Publishing, tell: () => void): Promise<number> {
  const begun = publishing.begin('release', userInfo().username);
  tell();
  const looking = setInterval(tell, lookMilliseconds);
  try {
    if ((await begun) === 'busy') return busyCode;
    await publishing.ended;
  } finally {
    clearInterval(looking);
  }
  const { state, reason } = publishing.progress;
  if (state === 'failed') throw new CommandRefused(refusal(failures[reason ?? 'build']));
  return 0;
}

const steps: Partial<Record<Progress['state'], string>> = {
  checking: 'Checking the content …',
  loading: 'Almost done …',
};

/** Says each step once, and of the longest one each tenth. */
function stepsTo(say: (line: string) => void): (progress: Progress) => void {
  let last: string | undefined;
  return ({ state, progress }) => {
    const tenths = Math.floor(progress * 10);
    const step = state === 'building' ? `Building the site: ${tenths * 10} %` : steps[state];
    if (step !== undefined && step !== last) say(step);
    last = step ?? last;
  };
}

/** What a line of the log says to somebody at the terminal: what a build that failed said last. */
const saidIn = (told: unknown): string => {
  const { said, folder, means } = told as { said?: string; folder?: string; means?: string };
  return said ?? (folder ? `${folder}: ${means}` : JSON.stringify(told));
};
