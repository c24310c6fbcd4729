import { minifySync } from 'rolldown/utils';

/**
 * A service worker as it is served: one script, with what it imports in it.
 * @param ownAnswer the text of forms/src/own-answer.js
 * @throws when it is no script
 */
export function workerScript(worker: string, ownAnswer: string): string {
  const whole = worker.replace(/^import .*own-answer.*$/m, () => ownAnswer.replace('export ', ''));
  const { code, errors } = minifySync('worker.js', whole, { module: false });
  if (errors[0]) throw new Error(`This worker is no script: ${errors[0].message}`);
  return code;
}
