import type { DemoText } from '../../demo/words.ts';
import { filled } from '../../frame/words.ts';
import { Refusal } from '../../runtime/refuse.ts';

/** How words are said in the language of the demo. */
type Speak = (words: DemoText) => string;

/** A refusal whose sentence is filled in with what the visitor should know. */
export const refusal = (sentence: string, values: Readonly<Record<string, string>> = {}): Refusal =>
  new Refusal(filled(sentence, values));

/** What a step of the office needs besides the world: its data, and how sentences are said. */
export type Office<Data> = {
  readonly data: Data;
  readonly translate: Speak;
  /** An amount in words. */
  readonly money: (amount: number) => string;
  /** A number in words. */
  readonly count: (value: number) => string;
};
