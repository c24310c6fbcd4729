import { readdirSync } from 'node:fs';
import type { LedgerMigration } from './ledger-migration.ts';

const files = readdirSync(import.meta.dirname)
  .filter((file) => /^\d{3}-[\w-]+\.ts$/.test(file))
  .sort();

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
