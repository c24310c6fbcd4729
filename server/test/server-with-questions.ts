import { createInterface } from 'node:readline';
import { buildApp } from '../src/app.ts';
import { readEnvironment } from '../src/environment.ts';
import { Database } from '../src/ledger/database/database.ts';
import type { Asked, Questions } from '../src/ledger/reading/questions.ts';
import { Reader } from '../src/ledger/reading/reader.ts';
import { silent } from './test-environment.ts';

/**
 * The server as it runs, which also asks its ledger what stands in each line of its input, as JSON,
 * and says how many milliseconds the answer took.
 */
const environment = readEnvironment(process.env);
const reader = new Reader(new Database(environment, silent), environment);

createInterface({ input: process.stdin }).on('line', async (line) => {
  const { name, asked } = JSON.parse(line) as { name: keyof Questions; asked: unknown };
  const start = performance.now();
  await reader.ask(name, asked as Asked<typeof name>);
  console.log(JSON.stringify({ took: performance.now() - start }));
});

await (await buildApp(environment)).listen({ host: environment.HOST, port: environment.PORT });
