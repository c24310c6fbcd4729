import type { Bears } from '../runtime/store.ts';

const ever = Number.POSITIVE_INFINITY;

/**
 * For how many days a trade goes on in a browser that does not as usual (runtime/store.ts): left idle, and at all,
 * counted from the day of its data. docs/decisions.md says why.
 */
export const bears = {
  booking: { idle: 7, age: ever },
  courier: { idle: 7, age: ever },
  diagnostic: { idle: 1, age: ever },
  newspaper: { idle: 7, age: 7 },
  office: { idle: 31, age: 31 },
  organisation: { idle: 31, age: 31 },
  pharmacy: { idle: 7, age: 92 },
  pipeline: { idle: ever, age: ever },
  school: { idle: 31, age: 92 },
  shop: { idle: 31, age: 92 },
  till: { idle: 1, age: ever },
} as const satisfies Record<string, Bears>;
