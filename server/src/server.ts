import { existsSync } from 'node:fs';
import { buildApp } from './app.ts';
import { readEnvironment, WrongEnvironment } from './environment.ts';
import { complaintsOfFolders, demandFolders, hasSite } from './folders.ts';
import { LedgerRefused } from './ledger/database/failure.ts';
import { whyNotListening } from './listening.ts';

async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const environment = readEnvironment(process.env);
  demandFolders(environment);
  const app = await buildApp(environment);
  const address = await app
    .listen({ host: environment.HOST, port: environment.PORT })
    .catch((failure: unknown) => {
      throw whyNotListening(failure, environment);
    });
  const place = address.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost');
  // For the person who started it; the log on the other stream is for machines.
  for (const complaint of complaintsOfFolders(environment)) console.error(complaint);
  console.error(`${hasSite(environment) ? 'The site' : 'The server'} is at ${place}`);

  let isStopping = false;
  const stop = () => {
    // npm hands on the Ctrl+C that the terminal has given to this process as well.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), environment.SHUTDOWN_SECONDS * 1000).unref();
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

start().catch((failure: unknown) => {
  const isExplained = failure instanceof WrongEnvironment || failure instanceof LedgerRefused;
  console.error(isExplained ? failure.message : failure);
  process.exit(1);
});
