import type { Change } from '@nokshi/contract/content.ts';
import type { FieldPath } from '@nokshi/contract/form.ts';
import { isSamePath, overlap } from '../values/paths.ts';

/** Who types on at one field sooner than this is still at the same step. */
const pauseMilliseconds = 1000;

/** The steps that can be undone or redone. */
export type Step =
  | { kind: 'changed'; changes: readonly Change[]; back: readonly Change[]; at: number }
  /** Only the server has the file: what it goes back to before, as far as that is known yet. */
  | { kind: 'pictured'; to: string | undefined };

/** Typing on in one field is one step until a pause. */
export function withStep(past: readonly Step[], step: Step): readonly Step[] {
  const last = past.at(-1);
  if (last?.kind !== 'changed' || step.kind !== 'changed') return [...past, step];
  const [one, ...others] = step.changes;
  const [before, ...othersBefore] = last.changes;
  const isTypedOn =
    one !== undefined &&
    before !== undefined &&
    others.length + othersBefore.length === 0 &&
    'value' in one &&
    'value' in before &&
    isSamePath(one.path, before.path) &&
    step.at - last.at < pauseMilliseconds;
  return isTypedOn ? [...past.slice(0, -1), { ...step, back: last.back }] : [...past, step];
}

/** Whether a step changed anything at a path, above or below it. */
export const concerns = (step: Step, path: FieldPath): boolean =>
  step.kind === 'pictured' || step.changes.some((change) => overlap(change.path, path));

/** The first step that did not know what to go back to knows it now. */
export function noted(past: readonly Step[], to: string): readonly Step[] {
  const index = past.findIndex((step) => step.kind === 'pictured' && step.to === undefined);
  return past.map((step, at) => (at === index ? { kind: 'pictured', to } : step));
}
