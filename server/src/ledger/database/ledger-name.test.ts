import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testEnvironment } from '../../../test/test-environment.ts';
import { ledgerName } from './ledger-name.ts';

it.each([
  [{ DATA_DIR: './data' }, join(process.cwd(), 'data', 'enquiries.sqlite')],
  [
    {
      DATABASE_URL: 'postgres://nokshi:secret@db.example:5433/nok%20shi?sslmode=require&password=x',
    },
    'the database nok shi on db.example:5433',
  ],
  [
    { DATABASE_URL: 'postgres:///nokshi?host=/var/run/postgresql' },
    'the database nokshi on /var/run/postgresql',
  ],
])('names the ledger of %j without a password', (variables, name) => {
  expect(ledgerName(testEnvironment(variables))).toBe(name);
});
