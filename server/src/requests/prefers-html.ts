import { weightsIn } from './accept.ts';

/** True for a browser that posts a plain form; false for scripts, which ask for JSON or anything. */
export function prefersHtml(accept = ''): boolean {
  const weights = weightsIn(accept);
  return (weights.get('text/html') ?? 0) > (weights.get('application/json') ?? 0);
}
