import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

it('the Dockerfile installs with the package.json of every workspace', () => {
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
  const installing = read('Dockerfile')
    .split(/^FROM /m)
    .filter((stage) => stage.includes('RUN npm ci'))
    .map((stage) => stage.slice(0, stage.indexOf('RUN npm ci')));
  expect(installing).toHaveLength(3);
  for (const before of installing) {
    const copied = [...before.matchAll(/^COPY (\S+)\/package\.json \1\/$/gm)];
    expect(copied.map(([, workspace]) => workspace)).toEqual(workspaces);
  }
});

it('the image that publishes has every folder that the site is built from, and the default one is the slim one', () => {
  const stages = read('Dockerfile').split(/^FROM /m);
  const publishing = stages.find((stage) => /^\S+ AS publishing$/m.test(stage)) ?? '';
  const copied = [...publishing.matchAll(/^COPY (\S+) \1$/gm)].map(([, folder]) => folder);
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
  expect(copied.toSorted()).toEqual([...workspaces, 'content', 'scripts', 'toolchain'].toSorted());
  // Its pages are among those of the site, which the editor builds.
  expect(read('Dockerfile')).toContain(
    'npm ci --omit=dev --workspace=server --workspace=editor --workspace=desk\n',
  );
  expect(stages.at(-1)).not.toContain('COPY editor');
});
