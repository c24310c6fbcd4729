import type { ToolDependencies } from './content/tools.ts';
import type { Tools } from './editing-addresses.ts';

/** What owners change words and publish with: loaded by the first who asks, so that others pay nothing for it. */
export class Editing {
  readonly #dependencies: ToolDependencies;
  #loading: Promise<Tools> | undefined;
  #tools: Tools | undefined;
  #isStopped = false;

  constructor(dependencies: ToolDependencies) {
    this.#dependencies = dependencies;
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
    this.#tools = openTools(this.#dependencies);
    if (this.#isStopped) this.#tools.stop();
    return this.#tools;
  }
}
