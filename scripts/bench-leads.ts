/**
 * How fast the command for enquiries answers with 100,000 of them kept, without its start:
 * `npm run bench -- leads`. The quickest of three.
 */
import { answer } from '../server/src/command/answer.ts';
import { readArguments } from '../server/src/command/arguments.ts';
import { Database } from '../server/src/ledger/database/database.ts';
import { fillLedger } from '../server/test/many-enquiries.ts';
import { silent, testEnvironment } from '../server/test/test-environment.ts';
import { tell } from './figures.ts';
import { onDatabase, onSqlite, type Variables } from './ledgers.ts';

/** Each command line, and the milliseconds that it may take. */
const commands = [
  { line: ['list'], most: 1000 },
  { line: ['list', '--state', 'parked'], most: 1000 },
  { line: ['show', 'NK-500'], most: 1000 },
  { line: ['stats'], most: 1000 },
  { line: ['queue'], most: 1000 },
  { line: ['export', '--format', 'csv'], most: 5000 },
  { line: ['export', '--format', 'json'], most: 5000 },
];

async function measure(name: string, variables: Variables): Promise<void> {
  const environment = testEnvironment(variables);
  const database = new Database(environment, silent);
  try {
    await fillLedger(database);
    for (const { line, most } of commands) {
      const times: number[] = [];
      while (times.length < 3) {
        const start = performance.now();
        await answer(readArguments(line, 0), { database, environment, width: 100, now: 0 });
        times.push(performance.now() - start);
      }
      const quickest = Math.min(...times);
      const misses = quickest < most ? [] : [`over ${most} ms`];
      tell(`leads ${line.join(' ')}, ${name}`, `${quickest.toFixed(0)} ms`, misses);
    }
  } finally {
    await database.close();
  }
}

await onSqlite((variables) => measure('SQLite', variables));
await onDatabase((variables) => measure('PostgreSQL', variables));
