import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '../environment.ts';
import type { Log } from '../log.ts';
import type { Releases } from '../releases/releases.ts';
import type { NewEditor } from './content/editor-process.ts';
import type { OwnersAddress } from './editing-routes.ts';
import type { Live } from './live/live.ts';
import type { TimedLedger } from './timed-ledger.ts';

/** What stands in the addresses; which of it there is, each address says. */
export type Named = { Params: { folder: string; name: string; kind: string; '*': string } };

/** Answers at one address. */
export type Answer = (request: FastifyRequest<Named>, reply: FastifyReply) => unknown;

/** Answers at all addresses at which owners change and publish. */
export type Answers = Readonly<Record<OwnersAddress, Answer>>;

/** What is loaded when it is first asked for. */
export type Tools = { answers: Answers; stop: () => void };

/** What the tools need of the server. */
export type EditingDependencies = {
  environment: Environment;
  /** Whether the content itself is changed, and no draft of it. */
  isLocal: boolean;
  releases: Releases;
  timed: TimedLedger;
  live: Live;
  /** How the editor is begun, if otherwise than as a process. */
  newEditor: NewEditor | undefined;
  log: Log;
};

/** What owners change words and publish with: loaded by the first who asks, so that others pay nothing for it. */
export class Editing {
  readonly #parts: EditingDependencies;
  #loading: Promise<Tools> | undefined;
  #tools: Tools | undefined;
  #isStopped = false;

  constructor(dependencies: EditingDependencies) {
    this.#parts = dependencies;
  }

  load(): Promise<Tools> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  /** Ends what it has begun. */
  stop(): void {
    this.#isStopped = true;
    this.#tools?.stop();
  }

  async #load(): Promise<Tools> {
    const { openTools } = await import('./content/tools.ts');
    this.#tools = openTools(this.#parts);
    if (this.#isStopped) this.#tools.stop();
    return this.#tools;
  }
}
