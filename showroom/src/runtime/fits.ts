import { type GenericSchema, is } from 'valibot';

/** Whether something is what a schema describes. A file of its own, as it comes with the schemas only. */
export const fits = (schema: GenericSchema, something: unknown): boolean => is(schema, something);
