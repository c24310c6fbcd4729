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

/** Makes a new world of the one before; what it is about comes last. It throws a Refusal for what can't be done. */
export type StepOf<Data, World, Args extends readonly unknown[]> = (
  premises: Premises<Data>,
  world: World,
  ...args: Args
) => World;
