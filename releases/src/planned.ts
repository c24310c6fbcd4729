import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { failureReasons } from '@nokshi/contract/release.ts';
import { z } from 'zod';
import { plansFolder } from './paths.ts';
import { writeWhole } from './write-file.ts';

const planned = z.object({
  id: z.string().regex(/^[0-9a-f-]{36}$/),
  /** When it is published. */
  at: z.iso.datetime(),
  /** Who planned it. */
  by: z.string(),
  email: z.string(),
  /** The changes that are published, as they are then, with the titles that they had; null for all. */
  entries: z.array(z.object({ id: z.string(), title: z.string() })).nullable(),
  /** Why it was not published at its time; null before that. */
  failure: z.enum(failureReasons).nullable(),
});

/** A release that waits for its time. */
export type Planned = z.output<typeof planned>;

const fileOf = (desk: string, id: string): string => join(plansFolder(desk), `${id}.json`);

/** Keeps a plan, or what became of it. */
export function keepPlan(desk: string, plan: Planned): void {
  mkdirSync(plansFolder(desk), { recursive: true, mode: 0o700 });
  writeWhole(fileOf(desk, plan.id), JSON.stringify(plan));
}

/** A plan; undefined where it was taken back, or published. */
export function readPlan(desk: string, id: string): Planned | undefined {
  try {
    return planned.parse(JSON.parse(readFileSync(fileOf(desk, id), 'utf8')));
  } catch {
    return undefined;
  }
}

/** All plans, the next one first. */
export const plannedReleases = (desk: string): Planned[] =>
  namesIn(plansFolder(desk))
    .filter((name) => name.endsWith('.json'))
    .map((name) => readPlan(desk, name.slice(0, -'.json'.length)))
    .filter((plan) => plan !== undefined)
    .toSorted((one, other) => one.at.localeCompare(other.at));

export const forgetPlan = (desk: string, id: string): void =>
  rmSync(fileOf(desk, id), { force: true });

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
