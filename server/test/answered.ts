import { answer, type Surroundings } from '../src/command/answer.ts';
import type { Asked } from '../src/command/arguments.ts';

/** All that the command prints for what was asked. */
export async function answered(asked: Asked, surroundings: Surroundings): Promise<string> {
  let all = '';
  for await (const { text } of answer(asked, surroundings)) all += text;
  return all;
}
