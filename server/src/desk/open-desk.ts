import type { Environment } from '../environment.ts';
import { closeDeskFolder } from '../folders.ts';
import type { Storage } from '../ledger/storage.ts';
import type { Log } from '../log.ts';
import type { Part } from '../parts.ts';
import type { Releases } from '../releases/releases.ts';
import type { NewEditor } from './content/editor-process.ts';
import { Door } from './door.ts';
import { Editing } from './editing.ts';
import { FellowServers } from './fellow-servers.ts';
import { Live } from './live/live.ts';
import { OwnPort } from './own-port.ts';
import { TimedLedger } from './timed-ledger.ts';

/** What the desk's routes stand on. */
export type Desk = Part & {
  ownPort: OwnPort;
  door: Door;
  timed: TimedLedger;
  live: Live;
  editing: Editing;
};

/**
 * @param isLocal whether somebody works on the content of this very clone
 * @param newEditor how the editor is begun, if otherwise than as a process
 * @param lookMilliseconds between two looks at what other servers show, and at what is to be published
 * @param publishProgram what builds the site, if otherwise than usual
 */
export function openDesk(
  environment: Environment,
  { database }: Storage,
  releases: Releases,
  log: Log,
  now: () => number,
  isLocal: boolean,
  newEditor?: NewEditor,
  lookMilliseconds?: number,
  publishProgram?: string,
): Desk {
  const ownPort = new OwnPort(environment, releases.site);
  const door = new Door(database, (request) => ownPort.isRight(request));
  const timed = new TimedLedger(database, now);
  const live = new Live(database, timed, door, environment, log);
  const tellRelease = () => live.tell({ release: true });
  releases.onShown = tellRelease;
  const editing = new Editing({
    settings: environment,
    isLocal,
    releases,
    timed,
    live,
    newEditor,
    publishProgram,
    lookMilliseconds,
    log,
  });
  const fellows =
    database.kind === 'postgres'
      ? new FellowServers(environment, releases, timed, log, tellRelease, lookMilliseconds)
      : undefined;
  return {
    ...{ ownPort, door, timed, live, editing },
    start() {
      closeDeskFolder(environment);
      fellows?.start();
      editing.start();
    },
    async stop() {
      live.stop();
      editing.stop();
      await fellows?.stop();
    },
    close: () => live.close(),
  };
}
