import { existsSync } from 'node:fs';
import { buildApp } from './app.ts';
import { readEnvironment, WrongEnvironment } from './environment.ts';
import { whyNotListening } from './listening.ts';

/** A mail server that hangs must not keep a stop waiting: orchestrators kill after ten seconds. What was in hand is delivered later. */
const mostMillisecondsToStop = 6000;

async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const environment = readEnvironment(process.env);
  const app = await buildApp(environment);
  const address = await app
    .listen({ host: environment.HOST, port: environment.PORT })
    .catch((failure: unknown) => {
      throw whyNotListening(failure, environment);
    });
  // For the person who started it; the log on the other stream is for machines.
  console.error(
    `The site is at ${address.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost')}`,
  );

  const stop = () => {
    setTimeout(() => process.exit(1), mostMillisecondsToStop).unref();
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

start().catch((failure: unknown) => {
  console.error(failure instanceof WrongEnvironment ? failure.message : failure);
  process.exit(1);
});
