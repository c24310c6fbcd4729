import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { dayIn } from '@nokshi/forms/calendar-day.ts';

/** The day a file or folder below content/ changed last, such as 2026-11-20; undefined if unknown. */
export type LastChanged = (source: string) => string | undefined;

/**
 * Days of the last changes at the company, from the history in git. Where that knows nothing of them, as in a working
 * copy of the desk, the dates of the files stand in. A shallow clone knows only its last commit, which
 * says nothing about most files: no day is better than a wrong one.
 * @param content the folder of all words and pictures
 */
export function lastChanged(content: string, timeZone: string): LastChanged {
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', content, ...words], {
      encoding: 'utf8',
      env: { ...process.env, TZ: timeZone },
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const byDates: LastChanged = (source) =>
    latest(daysOfFiles(path.join(content, source), timeZone));
  try {
    if (git('ls-files', '--', '.') === '') return byDates;
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return () => undefined;
    const log = git(
      'log',
      '--format=%x00%cd',
      '--date=short-local',
      '--name-only',
      '--no-renames',
      '--relative',
      '--',
      '.',
    );
    const days = daysOf(log);
    return (source) => latest([...days].filter(covers(source)).map(([, day]) => day));
  } catch {
    return byDates;
  }
}

/** The newest day of each file in `git log --format=%x00%cd --name-only`, which starts with the newest. */
export function daysOf(log: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  return days;
}

/** The latest of some days; undefined when there are none. */
export const latest = (days: readonly (string | undefined)[]): string | undefined =>
  days.filter((day) => day !== undefined).reduce((one, other) => (one > other ? one : other), '') ||
  undefined;

const covers =
  (source: string) =>
  ([file]: [string, string]) =>
    file === source || file.startsWith(`${source}/`);

function daysOfFiles(source: string, timeZone: string): string[] {
  const status = statSync(source, { throwIfNoEntry: false });
  if (!status) return [];
  if (status.isFile()) return [dayIn(timeZone, status.mtimeMs)];
  return readdirSync(source).flatMap((name) => daysOfFiles(path.join(source, name), timeZone));
}
