import { existsSync } from 'node:fs';
import { deskFolder, plansFolder, pointerFile } from '@nokshi/releases/paths.ts';
import type { ToolDependencies } from './content/tools.ts';
import type { Tools } from './editing-addresses.ts';

/** Between two looks whether anything is planned: until then nothing of it is loaded. */
const usualPause = 10_000;

/** What owners change words and publish with: loaded by the first who asks, so that others pay nothing for it. */
export class Editing {
  readonly #dependencies: ToolDependencies;
  #loading: Promise<Tools> | undefined;
  #tools: Tools | undefined;
  #looking: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(dependencies: ToolDependencies) {
    this.#dependencies = dependencies;
  }

  /** Looks after what was published before the server began, and what is planned, here or at another server. */
  start(): void {
    const { settings, isLocal, lookMilliseconds = usualPause, log } = this.#dependencies;
    if (isLocal) return;
    const desk = deskFolder(settings.DATA_DIR);
    if (existsSync(pointerFile(desk))) {
      this.load()
        .then((tools) => tools.renew())
        .catch((failure: unknown) => log.error({ event: 'release.not-renewed', err: failure }));
    }
    const look = () => {
      if (!existsSync(plansFolder(desk))) return;
      clearInterval(this.#looking);
      this.load()
        .then((tools) => tools.publishPlanned())
        .catch((failure: unknown) => log.error({ event: 'release.plan-unlooked', err: failure }));
    };
    this.#looking = setInterval(look, lookMilliseconds).unref();
    look();
  }

  load(): Promise<Tools> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  /** Ends what it has begun. */
  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#looking);
    this.#tools?.stop();
  }

  async #load(): Promise<Tools> {
    const { openTools } = await import('./content/tools.ts');
    this.#tools = openTools(this.#dependencies);
    if (this.#isStopped) this.#tools.stop();
    return this.#tools;
  }
}
