import { onTestFinished } from 'vitest';
import { askHealth, readinessOf } from '../src/health.ts';
import { Reader } from '../src/ledger/reading/reader.ts';
import { openDatabase } from './running-app.ts';
import { silent, testEnvironment } from './test-environment.ts';

/**
 * What `/readyz` tells the operator, asked beside the running servers.
 * @param variables those of the servers
 * @param now the clock, in milliseconds since 1970
 */
export function operatorReadiness(
  variables: Record<string, string>,
  now: () => number = Date.now,
): () => Promise<ReturnType<typeof readinessOf>> {
  const environment = testEnvironment(variables);
  const database = openDatabase(variables);
  const reader = new Reader(database, environment);
  onTestFinished(() => reader.close());
  const { waiting } = askHealth(database, reader, environment, silent, now);
  return async () => readinessOf(await waiting(), environment.DELIVERY_ALARM_MINUTES);
}
