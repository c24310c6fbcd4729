import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../../../toolchain/run.mjs';
import { askedByAudit, type Figure } from '../../figures.ts';
import type { Check, Outcome, Row } from '../check.ts';

/** Runs a script that tells figures. @throws when it tells none */
async function figuresOf(script: string, ...options: string[]): Promise<Row[]> {
  const command = [`scripts/${script}`, ...options];
  const environment = { ...process.env, [askedByAudit]: '1' };
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: root,
    env: environment,
  }).catch((failure: { stdout?: string }) => {
    // It ends with 1 when a bound is missed; its figures count all the same.
    if (failure.stdout) return { stdout: failure.stdout };
    throw failure;
  });
  return stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Figure)
    .map(({ subject, measured, misses }) => ({ subject, figures: [measured], misses }));
}

/** How fast enquiries are kept and refused, and what that takes. */
export const enquiries: Check = {
  title: 'Enquiries',
  async run(): Promise<Outcome> {
    return {
      bound:
        'At least 2,000 enquiries a second over 20 connections, on disk before they are answered, p99 under 50 ms; memory flat (± 10 %) over 100,000; with 100,000 kept, each list, filter, search and single enquiry under 100 ms while the p99 of the home page stays under 10 ms, and the command for list, show and stats under a second and for export under five; an enquiry kept within a second while 40,000 of one sender are forgotten; at least 5,000 refusals a second on one core; p99 of the home page under 20 ms while another process holds the write lock.',
      columns: ['measured'],
      rows: [
        ...(await figuresOf('bench/enquiries.ts', '--count', '100000')),
        ...(await figuresOf('bench/leads.ts')),
        ...(await figuresOf('bench/refusals.ts')),
        ...(await figuresOf('bench/locked.ts')),
      ],
      notes: [
        'All of it on this machine, over loopback, PostgreSQL with fsync on. Refusals: server and load have a core each.',
      ],
    };
  },
};

/** How long people at the desk wait. */
export const desk: Check = {
  title: 'Desk',
  async run(): Promise<Outcome> {
    return {
      bound:
        'With 100,000 enquiries kept, each view of the inbox stands in the browser within 300 ms. On a slow phone that has never seen it, the desk can be used within 1.5 s.',
      columns: ['measured'],
      rows: [...(await figuresOf('bench/desk-phone.ts')), ...(await figuresOf('bench/desk.ts'))],
      notes: [
        'The slow phone as under Demos.',
        'From when the address changes until the lines are painted, five times each, never from the browser’s memory. A miss is told by the middle one.',
      ],
    };
  },
};

/** Proves that no enquiry is lost while disks, databases and mail servers fail. */
export const storms: Check = {
  title: 'Storms',
  async run(): Promise<Outcome> {
    return {
      bound:
        'No acknowledged enquiry is lost or kept twice, and each reaches every mailbox that takes mail, the same Message-ID counting once.',
      columns: ['measured'],
      rows: await figuresOf('crash/enquiries.ts'),
      notes: ['`npm run crash`, in full length; docs/enquiries.md says what each storm does.'],
    };
  },
};

/** Checks what sign-in answers tell somebody without an account. */
export const signIn: Check = {
  title: 'Signing in',
  async run(): Promise<Outcome> {
    return {
      bound:
        'The time of a refused sign-in tells nobody who has an account: 1,000 tries each for names that somebody has and for names that nobody has, medians at most 10 % apart. While 50 wrong passwords a second are tried from changing networks, whoever knows theirs is in within 2 s in a browser that is known, and within 10 s in a new one.',
      columns: ['measured'],
      rows: [...(await figuresOf('bench/sign-in.ts')), ...(await figuresOf('bench/flood.ts'))],
      notes: [
        '`npm run bench -- sign-in`, over loopback, the tries taking turns; `npm run bench -- flood`, server and flood on one machine.',
      ],
    };
  },
};
