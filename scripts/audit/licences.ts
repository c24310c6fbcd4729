import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../toolchain/run.mjs';

/** A package that the running site or server is made of. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** The licence in its own words, where the package carries it. */
  readonly text: string;
}

interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
  readonly link?: boolean;
  readonly license?: string;
}

const file = path.join(root, 'THIRD-PARTY-LICENSES.md');
const licenceFile = /^(licen[cs]e|copying|notice|ofl)([.-].*)?$/i;

/**
 * Everything `npm ci --omit=dev` installs, by the lockfile, so that the list is the same on every
 * system: native parts for other systems are named even where they are not installed.
 */
export function shippedPackages(): ShippedPackage[] {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const found = new Map<string, ShippedPackage>();
  for (const [place, locked] of Object.entries(packages)) {
    const name = place.split('node_modules/').at(-1) ?? '';
    const isTool = locked.dev || locked.link || !place.includes('node_modules/');
    if (isTool) continue;
    const { version = '', license: licence = 'not stated' } = locked;
    // Native parts come for each system; their texts are the same as that of what they belong to.
    const text = locked.optional || locked.devOptional ? '' : licenceText(path.join(root, place));
    found.set(`${name} ${version}`, { name, version, licence, text });
  }
  return [...found.values()].sort((one, other) =>
    `${one.name} ${one.version}` < `${other.name} ${other.version}` ? -1 : 1,
  );
}

function licenceText(folder: string): string {
  if (!existsSync(folder)) return '';
  const names = readdirSync(folder)
    .filter((name) => licenceFile.test(name))
    .sort();
  return names.map((name) => readFileSync(path.join(folder, name), 'utf8').trim()).join('\n\n');
}

/** The whole file: a table of all packages, then each licence once, with the packages under it. */
export function licencesFile(packages: readonly ShippedPackage[]): string {
  const rows = packages.map(
    ({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`,
  );
  const texts = new Map<string, string[]>();
  for (const { name, text } of packages) {
    if (text) texts.set(text, [...(texts.get(text) ?? []), name]);
  }
  const sections = [...texts].map(
    ([text, names]) =>
      `## ${[...new Set(names)].join(', ')}\n\n\`\`\`text\n${text.replaceAll('\r\n', '\n').replaceAll('```', "'''")}\n\`\`\`\n`,
  );
  return [
    '# Licences of what this website is made of',
    '',
    'Written by `npm run licences` from package-lock.json: everything that is installed to build and run the site, development tools left out.',
    '',
    '| package | version | licence |',
    '|---|---|---|',
    ...rows,
    '',
    ...sections,
  ].join('\n');
}

/** The file as it stands, or nothing. */
export const writtenLicences = (): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

export const licencesPath = file;
