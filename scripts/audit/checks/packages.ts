import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../toolchain/run.mjs';
import type { Check, Outcome, Row } from '../check.ts';
import { licencesFile, shippedPackages, writtenLicences } from '../licences.ts';
import { lockfileFaults } from '../lockfile.ts';

/** Licences that ask for no more than to be named. */
const permissive =
  /^(MIT(-0)?|ISC|BSD-[23]-Clause|0BSD|Apache-2\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|BlueOak-1\.0\.0|OFL-1\.1|Python-2\.0|WTFPL|Zlib)$/;
/**
 * Used at build as they are, and in no page: sharp's native part (LGPL), satori, which draws the
 * preview pictures, and lightningcss. Both licences ask for changes of theirs only.
 */
const accepted = new Set(['LGPL-3.0-or-later', 'MPL-2.0']);

/** The packages that the site and the server run on: licences, lockfile and known weaknesses. */
export const packages: Check = {
  title: 'Packages',
  async run(): Promise<Outcome> {
    const shipped = shippedPackages();
    const lock = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
    const isCurrent = writtenLicences() === licencesFile(shipped);
    const licences: Row = {
      subject: 'THIRD-PARTY-LICENSES.md',
      figures: [`${shipped.length} packages`],
      misses: [
        ...(isCurrent ? [] : ['out of date: run npm run licences']),
        ...shipped
          .filter(({ licence }) => !isAccepted(licence))
          .map(({ name, licence }) => `${name}: ${licence}`),
      ],
    };
    const faults = lockfileFaults(JSON.parse(lock));
    const lockfile: Row = {
      subject: 'package-lock.json',
      figures: [faults.length === 0 ? 'whole' : 'faulty'],
      misses: faults,
    };
    const { row, note } = advisories();
    return {
      bound:
        'Every package is pinned with its hash, has a licence that allows this use, and no known weakness.',
      columns: ['result'],
      rows: [licences, lockfile, ...(row ? [row] : [])],
      notes: [note],
    };
  },
};

const isAccepted = (licence: string) =>
  licence
    .replace(/[()]/g, '')
    .split(/ OR /)
    .some((one) => one.split(/ AND /).every((term) => permissive.test(term) || accepted.has(term)));

/** Asks the registry; on a machine without a way to it, nothing is known, and that is said. */
function advisories(): { row?: Row; note: string } {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--audit=true'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
  });
  const command = 'npm audit --omit=dev';
  try {
    const answer = JSON.parse(stdout);
    const counts = answer.metadata?.vulnerabilities;
    if (!counts) throw new Error(answer.message ?? answer.error?.summary ?? 'no answer');
    const names = Object.entries<{ severity: string }>(answer.vulnerabilities ?? {});
    const misses = names.map(([name, { severity }]) => `${name}: ${severity}`);
    return {
      row: { subject: command, figures: [`${counts.total} found`], misses },
      note: 'Known weaknesses are those that the npm registry knew on that day.',
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      note: `${command}: not measured in this run, as the registry's advisory service could not be asked (${reason.slice(0, 160)}).`,
    };
  }
}
