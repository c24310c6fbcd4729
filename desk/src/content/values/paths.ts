import type { FieldPath } from '@nokshi/contract/form.ts';

/** Whether a path is another one or leads on from it. */
export const isWithin = (path: FieldPath, above: FieldPath): boolean =>
  above.length <= path.length && above.every((step, depth) => step === path[depth]);

export const isSamePath = (one: FieldPath, other: FieldPath): boolean =>
  one.length === other.length && isWithin(one, other);

/** Whether what stands at one path holds what stands at the other. */
export const overlap = (one: FieldPath, other: FieldPath): boolean =>
  isWithin(one, other) || isWithin(other, one);

/** A path as it stands in an address: plans/0/rent. */
export const writtenPath = (path: FieldPath): string => path.join('/');

/** A path that was written in an address: steps of digits are positions in lists. */
export const readPath = (text: string): FieldPath =>
  text
    .split('/')
    .filter(Boolean)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
