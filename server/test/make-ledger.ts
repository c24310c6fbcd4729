import { Database } from '../src/ledger/database/database.ts';
import { silent, testEnvironment } from './test-environment.ts';

/** Makes a ledger with all its tables, as a server does at its start. */
export async function makeLedger(variables: Record<string, string>): Promise<void> {
  const database = new Database(testEnvironment(variables), silent);
  await database.use(async () => undefined);
  await database.close();
}
