import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { projectRoot } from '../../../toolchain/project-root.ts';
import { emblemNames, threadOf } from './emblems.ts';

const source = (file: string) => readFileSync(path.join(projectRoot(), 'site/src', file), 'utf8');
const symbols = new Map(
  [...source('ui/emblems.svg').matchAll(/<symbol id="([a-z]+)"[^>]*>(.*?)<\/symbol>/gs)].map(
    ([, name = '', body = '']) => [name, body],
  ),
);

test('each emblem that content/ may name is drawn, and each drawing can be named', () => {
  expect([...symbols.keys()].sort()).toEqual([...emblemNames].sort());
});

describe.each(emblemNames)('the emblem %s', (name) => {
  it('is drawn in at most 700 bytes of paths, with one filled part', () => {
    const body = symbols.get(name) ?? '';
    const paths = [...body.matchAll(/\sd="([^"]+)"/g)].map(([, d = '']) => d);
    expect(paths.join('').length).toBeLessThanOrEqual(700);
    expect(body.match(/fill=/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  it('has a thread with a colour', () => {
    expect(source('thread/hues.css')).toContain(`[data-thread="${threadOf(name)}"] {`);
  });
});
