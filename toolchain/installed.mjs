/** Whether node_modules holds what package-lock.json asks for. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/**
 * Compares the lockfile with the record that npm leaves in node_modules at the end of an install,
 * so an install by hand counts, and one that was broken off does not.
 * @param {{ withTools: boolean }} options - whether the development tools have to be there as well
 */
export function isInstalled({ withTools }) {
  const installed = packagesIn('node_modules/.package-lock.json');
  if (!installed) return false;
  return Object.entries(wantedPackages()).every(([location, wanted]) => {
    if (location === '') return true;
    const present = installed[location];
    if (present)
      return present.version === wanted.version && present.integrity === wanted.integrity;
    // npm leaves out what is meant for other systems.
    return wanted.optional || wanted.devOptional || wanted.peer || (wanted.dev && !withTools);
  });
}

/** Everything that the lockfile lists, by its place in the project. */
export function wantedPackages() {
  return packagesIn('package-lock.json') ?? {};
}

function packagesIn(lockfile) {
  try {
    return JSON.parse(readFileSync(path.join(root, lockfile), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
