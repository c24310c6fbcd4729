import type { DemoLanguage } from '../demo/languages.ts';

/** The arguments of a step besides the world. */
export type Premises<Data> = {
  readonly data: Data;
  /** The language that refusals speak. */
  readonly language: DemoLanguage;
  /** Midnight of the day at the company. */
  readonly today: Date;
  /** The present minute. */
  readonly now: Date;
};
