import type { FormId } from '@nokshi/forms/forms.ts';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { type Beside, buildApp } from '../src/app.ts';
import { Database } from '../src/ledger/database/database.ts';
import type { WhenDone } from './new-directory.ts';
import { ReaderHere } from './reader-here.ts';
import { silent, testEnvironment } from './test-environment.ts';

/** What is usual in tests: a ledger is read in this process. */
export const besideTests: Beside = { beginReader: (file) => new ReaderHere(file) };

/**
 * The very app that runs in production, closed when the test ends, or whatever else needs it.
 * @param beside what runs beside it in another way than in tests; nothing stands for what runs in production
 */
export async function runningApp(
  variables: Record<string, string>,
  now: () => number = Date.now,
  whenDone: WhenDone = onTestFinished,
  beside: Beside = besideTests,
): Promise<FastifyInstance> {
  const app = await buildApp(testEnvironment(variables), now, undefined, beside);
  whenDone(() => app.close());
  await app.ready();
  return app;
}

/**
 * Several servers on one ledger, as PostgreSQL allows; on SQLite there is only ever one.
 * @param now the clock of all of them: one that was ahead would take up what another has in hand
 * @returns the server for the nth request
 */
export async function replicas(
  variables: Record<string, string>,
  now: () => number = Date.now,
): Promise<(index: number) => FastifyInstance> {
  const first = await runningApp(variables, now);
  if (!variables['DATABASE_URL']) return () => first;
  const others = await Promise.all([runningApp(variables, now), runningApp(variables, now)]);
  return (index) => others[(index % 3) - 1] ?? first;
}

/** A second way into the same ledger, as the command `leads` has it. */
export function openDatabase(
  variables: Record<string, string>,
  whenDone: WhenDone = onTestFinished,
): Database {
  const database = new Database(testEnvironment(variables), silent);
  whenDone(() => database.close());
  return database;
}

/** A contact form that is filled in. */
export const aContact = {
  name: 'Rahim Uddin',
  email: 'rahim@example.com',
  phone: '০১৭০০-০০০০০০',
  subject: 'School software',
  message: 'We are a school in Mirpur.\nCan we see it?',
};

/** A demo form that is filled in. */
export const aDemo = {
  company: 'Padma Traders',
  name: 'Karima Begum',
  phone: '+880 1700-000009',
  email: 'karima@example.com',
  software: 'POS',
  consent: 'yes',
};

/** The form under an offer, filled in. */
export const anOffer = {
  name: 'Selim Mia',
  phone: '01200-000011',
  email: '',
  message: 'When can you come to Bogura?',
  offer: 'https://nokshi.example/price?product=POS&branches=3&where=rajshahi',
};

/** Posts a form as JSON. */
export function post(
  app: FastifyInstance,
  kind: FormId,
  payload: object,
  headers: Record<string, string> = {},
) {
  return app.inject({ method: 'POST', url: `/api/${kind}`, payload, headers });
}
