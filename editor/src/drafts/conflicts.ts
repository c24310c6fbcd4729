import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FieldPath } from '@nokshi/contract/form.ts';
import { z } from 'zod';
import { isSame, type Json } from '../write/json.ts';

/** A field that was changed both here and by a newer release; null for what isn't there. */
export type KeptConflict = { path: FieldPath; mine: Json; newer: Json };

const kept = z.record(
  z.string(),
  z.array(
    z.object({
      path: z.array(z.union([z.string(), z.number()])),
      mine: z.json(),
      newer: z.json(),
    }),
  ),
);

type Kept = z.output<typeof kept>;

const fileIn = (desk: string) => path.join(desk, 'conflicts.json');

function read(desk: string): Kept {
  const file = fileIn(desk);
  return existsSync(file) ? kept.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

function write(desk: string, all: Kept): void {
  const file = fileIn(desk);
  writeFileSync(`${file}.new`, JSON.stringify(all), { flush: true });
  renameSync(`${file}.new`, file);
}

/** The conflicts of an entry that somebody has to decide. */
export const conflictsOf = (desk: string, id: string): KeptConflict[] => read(desk)[id] ?? [];

/** Keeps what somebody has to decide, besides what was kept before. */
export function keepConflicts(
  desk: string,
  added: ReadonlyMap<string, readonly KeptConflict[]>,
): void {
  if (added.size === 0) return;
  const all = read(desk);
  for (const [id, conflicts] of added) {
    const others = (all[id] ?? []).filter(
      (one) => !conflicts.some((conflict) => isSame(conflict.path, one.path)),
    );
    all[id] = [...others, ...conflicts];
  }
  write(desk, all);
}

/** Forgets the conflicts of an entry at the paths that somebody set, and below them. */
export function settleConflicts(desk: string, id: string, paths: readonly FieldPath[]): void {
  const all = read(desk);
  const before = all[id] ?? [];
  const left = before.filter(
    (conflict) => !paths.some((set) => isSame(conflict.path.slice(0, set.length), set)),
  );
  if (left.length === before.length) return;
  if (left.length > 0) all[id] = left;
  else delete all[id];
  write(desk, all);
}
