import { type Beside, buildApp } from './app.ts';
import { readEnvironment, WrongEnvironment } from './environment.ts';
import { complaintsOfFolders, demandFolders, hasSite } from './folders.ts';
import { LedgerRefused } from './ledger/database/failure.ts';
import { whyNotListening } from './listening.ts';

/** The parts of the process that a server uses. */
export type Host = {
  readVariables: () => Readonly<Record<string, string | undefined>>;
  /** Says something to the person who started it; the log is for machines. */
  say: (line: unknown) => void;
  /** Ends the process. */
  exit: (code: number) => void;
};

/**
 * Starts a server.
 * @returns how to stop it; undefined where it could not start, which it has said
 */
export async function serve(host: Host, beside?: Beside): Promise<(() => void) | undefined> {
  try {
    return await start(host, beside);
  } catch (failure) {
    const isExplained = failure instanceof WrongEnvironment || failure instanceof LedgerRefused;
    host.say(isExplained ? failure.message : failure);
    host.exit(1);
    return undefined;
  }
}

async function start({ readVariables, say, exit }: Host, beside?: Beside): Promise<() => void> {
  const environment = readEnvironment(readVariables());
  demandFolders(environment);
  const app = await buildApp(environment, undefined, undefined, beside);
  const address = await app
    .listen({ host: environment.HOST, port: environment.PORT })
    .catch(async (failure: unknown) => {
      await app.close();
      throw whyNotListening(failure, environment);
    });
  const place = address.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost');
  for (const complaint of complaintsOfFolders(environment)) say(complaint);
  say(`${hasSite(environment) ? 'The site' : 'The server'} is at ${place}`);

  let isStopping = false;
  return () => {
    // npm hands on the Ctrl+C that the terminal has given to this process as well.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => exit(1), environment.SHUTDOWN_SECONDS * 1000).unref();
    app.close().then(
      () => exit(0),
      () => exit(1),
    );
  };
}
