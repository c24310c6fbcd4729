import { faultsIn } from './schema-faults.ts';
import { shape } from './schema-shape.ts';

/** showroom/demos: the till of a shop. */
export const tillSchema = shape.superRefine((till, context) => {
  for (const { path, message } of faultsIn(till)) {
    context.addIssue({ code: 'custom', path: [...path], message });
  }
});
