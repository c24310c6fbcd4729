import { readFileSync } from 'node:fs';
import { weeksOf } from '@nokshi/prices/offer.ts';
import { tellings } from '@nokshi/prices/testing.ts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { project as projectSchema } from './schemas/catalogue.ts';

const schema = projectSchema;

const read = (name: string): unknown =>
  parse(readFileSync(new URL(`../../../content/projects/${name}.yaml`, import.meta.url), 'utf8'));
const { entries } = read('order') as { entries: string[] };
const projects = entries.map((id) => ({ id, ...schema.parse(read(`${id}/index`)) }));

test.each(projects)('$id took as long as the price book gives for its size', (project) => {
  const { plan: key, size } = project.priced;
  const plan = tellings.en.book.plans.find((one) => one.key === key);
  expect(plan, key).toBeDefined();
  if (!plan) return;
  const { from, to } = weeksOf(plan.period, size);
  expect(project.weeks).toBeGreaterThanOrEqual(from);
  expect(project.weeks).toBeLessThanOrEqual(to);
});

test.each(projects)('$id tells at least one change in figures, before and after', ({ results }) => {
  const changes = results.flatMap(({ change }) => change ?? []);
  expect(changes.length).toBeGreaterThan(0);
  for (const { before, after } of changes) {
    for (const words of [...Object.values(before), ...Object.values(after)]) {
      expect(words).toMatch(/\p{Nd}/u);
    }
  }
});

test('a project without figures is refused', () => {
  const [one] = projects;
  const results = one?.results.map(({ text }) => ({ text }));
  const { id: _, ...project } = { ...one, results };
  expect(schema.safeParse(project).success).toBe(false);
});
