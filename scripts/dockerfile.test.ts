import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

it('the Dockerfile installs with the package.json of every workspace', () => {
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
  const installing = read('Dockerfile')
    .split(/^FROM /m)
    .filter((stage) => stage.includes('RUN npm ci'))
    .map((stage) => stage.slice(0, stage.indexOf('RUN npm ci')));
  expect(installing).toHaveLength(2);
  for (const before of installing) {
    const copied = [...before.matchAll(/^COPY (\S+)\/package\.json \1\/$/gm)];
    expect(copied.map(([, workspace]) => workspace)).toEqual(workspaces);
  }
});
