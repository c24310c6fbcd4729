import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { Schema } from '../src/ledger/schema.ts';

/** A statement, and what the database says it does for it. */
type Planned = { sql: string; plan: string };

/** Asks a ledger something, and the database how it went about each statement of it. */
export async function plansOf(
  ledger: Kysely<Schema>,
  kind: 'sqlite' | 'postgres',
  ask: (ledger: Kysely<Schema>) => Promise<unknown>,
): Promise<Planned[]> {
  const asked: CompiledQuery[] = [];
  const recording = ledger.withPlugin({
    transformQuery: ({ node }) => {
      asked.push(ledger.getExecutor().compileQuery(node, { queryId: 'plan' }));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await ask(recording);
  const plans: Planned[] = [];
  for (const query of asked) {
    plans.push({ sql: query.sql, plan: await planOf(ledger, query, kind) });
  }
  return plans;
}

async function planOf(
  ledger: Kysely<Schema>,
  { sql: text, parameters }: CompiledQuery,
  kind: 'sqlite' | 'postgres',
): Promise<string> {
  const explain = kind === 'sqlite' ? 'explain query plan ' : 'explain ';
  const { rows } = await ledger.executeQuery<Record<string, string>>({
    ...sql``.compile(ledger),
    sql: explain + text,
    parameters,
  });
  return rows.map((row) => row['detail'] ?? row['QUERY PLAN']).join('\n');
}

/** Whether a plan reads a whole table. */
export const scans = (plan: string): boolean => /\bSCAN (?!\w+ USING|CONSTANT)|Seq Scan/.test(plan);

/** Whether a plan puts rows in order. */
export const sorts = (plan: string): boolean => /TEMP B-TREE|Sort/.test(plan);
