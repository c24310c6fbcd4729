/** As much of package-lock.json as is looked at. */
interface Lockfile {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}
interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * Lists the entries that would make two installs differ: a package without a hash, one that is not from the registry,
 * and an optional part for another system that npm left out, after which `npm ci` fails there.
 */
export function lockfileFaults({ lockfileVersion, packages }: Lockfile): string[] {
  const faults = lockfileVersion === 3 ? [] : [`version ${lockfileVersion} instead of 3`];
  for (const [place, locked] of Object.entries(packages)) {
    if (!place.includes('node_modules/') || locked.link) continue;
    if (!locked.integrity) faults.push(`${place} has no hash`);
    if (locked.resolved && !locked.resolved.startsWith('https://registry.npmjs.org/')) {
      faults.push(`${place} comes from ${locked.resolved}`);
    }
    const optional = Object.keys(locked.optionalDependencies ?? {});
    const lacking = optional.filter((name) => !isLocked(packages, place, name));
    if (lacking.length > 0) faults.push(`${place} lacks its parts ${lacking.join(', ')}`);
  }
  return faults;
}

/** Looks where Node would: beside the package, then in every folder above. */
function isLocked(packages: Lockfile['packages'], place: string, name: string): boolean {
  const folders = place.split('/node_modules/');
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const folder = folders.slice(0, depth).join('/node_modules/');
    if (`${folder ? `${folder}/` : ''}node_modules/${name}` in packages) return true;
  }
  return false;
}
