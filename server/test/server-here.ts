import { onTestFinished } from 'vitest';
import { serve } from '../src/serve.ts';
import { besideTests } from './running-app.ts';
import type { Server } from './server-process.ts';
import { addressIn, variablesOf } from './server-process.ts';
import { until } from './until.ts';

/**
 * The server as its process starts and stops it, in this one: to begin another takes twenty times as long,
 * and few tests are about that. It is stopped when the test ends.
 */
export class ServerHere implements Server {
  readonly lines: string[] = [];
  readonly #started: Promise<(() => void) | undefined>;
  #code: number | undefined;

  constructor(variables: Record<string, string>) {
    const say = (text: unknown) => void this.lines.push(...String(text).trimEnd().split('\n'));
    const exit = (code: number) => {
      this.#code ??= code;
    };
    this.#started = serve(
      { readVariables: () => variablesOf(variables), say, exit },
      { ...besideTests, writeLog: say },
    );
    onTestFinished(async () => {
      this.kill();
      await this.gone();
    });
  }

  async listening(): Promise<string> {
    await this.#started;
    return addressIn(this.lines);
  }

  async gone(): Promise<number> {
    await until('the server to stop', () => this.#code !== undefined);
    return this.#code ?? 1;
  }

  /** Tells it to stop. */
  kill(): void {
    void this.#started.then((stop) => stop?.());
  }
}
