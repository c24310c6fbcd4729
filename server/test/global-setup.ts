import type { TestProject } from 'vitest/node';
import { PostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL for all test files; undefined when it could not be started. */
    postgres: string | undefined;
  }
}

/** Starts one PostgreSQL for all test files. Where it can't be, each file says what is missing. */
export default async function startPostgres(project: TestProject) {
  const server = await PostgresServer.start('off').catch(() => undefined);
  project.provide('postgres', server?.url('postgres'));
  return () => server?.stop();
}
