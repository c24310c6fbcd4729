import { readdirSync } from 'node:fs';
import type { LedgerMigration } from './ledger-migration.ts';

/**
 * The files of migrations among those of a folder, in their order.
 * @throws when two have one number: which of them comes first would be left to their names
 */
export function numbered(files: readonly string[]): string[] {
  const sorted = files.filter((file) => /^\d{3}-[\w-]+\.ts$/.test(file)).sort();
  const twin = sorted.find((file, index) => sorted[index - 1]?.slice(0, 3) === file.slice(0, 3));
  if (twin === undefined) return sorted;
  throw new Error(`the migration ${twin} has the number of another one; give it the next`);
}

const files = numbered(readdirSync(import.meta.dirname));

/** The migration of a file. @throws when it exports another thing or more than one */
async function migrationOf(file: string): Promise<LedgerMigration> {
  const [migration, ...others] = Object.values<LedgerMigration>(
    await import(/* @vite-ignore */ `./${file}`),
  );
  if (typeof migration?.up === 'function' && others.length === 0) return migration;
  throw new Error(`${file} has to export one migration and nothing else`);
}

/**
 * Every file of this folder whose name begins with three digits, in the order of these. Forward only: a
 * change of the tables is a new file with the next number, never an edit of an old one.
 */
export const migrations: Readonly<Record<string, LedgerMigration>> = Object.fromEntries(
  await Promise.all(
    files.map(async (file) => [file.slice(0, -'.ts'.length), await migrationOf(file)] as const),
  ),
);
