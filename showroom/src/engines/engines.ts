import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { base, tasks } from '../demo/base.ts';
import { checkedBy, faultsOfReferences } from '../demo/references.ts';

/** Every engine, by the name of its folder. */
export const engineNames: readonly string[] = readdirSync(import.meta.dirname, {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

const common = z.object({ engine: z.string(), ...base, tasks: tasks<string>(['']) });

/** A demo of any engine, as far as all are alike. */
export type AnyDemo = z.output<typeof common>;

const schemas = await Promise.all(
  engineNames.map(async (name) => (await import(`./${name}/schema.ts`))[`${name}Schema`]),
);

const anyDemo = z.discriminatedUnion('engine', schemas as [typeof common, ...(typeof common)[]]);

/** What the file of a demo of any engine holds, showroom/demos/…/demo.yaml, where each name leads somewhere. */
export const demoSchema = anyDemo.superRefine(
  checkedBy((demo) => faultsOfReferences(anyDemo, demo)),
);
