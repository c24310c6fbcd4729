import { expect, test } from 'vitest';
import { emblemNames } from '../content/emblems.ts';
import { drawEchoes } from './echoes.ts';

test('each emblem stands once in the file, in stitches of the colours of its patch', () => {
  const drawn = drawEchoes([...emblemNames, ...emblemNames]);
  const names = [...drawn.matchAll(/<symbol id="([a-z]+)"/g)].map(([, name]) => name);
  expect(names).toEqual(emblemNames);
  for (const symbol of drawn.split('</symbol>').slice(0, -1)) {
    expect(symbol.match(/stroke="var\(--echo\)"/g)).toHaveLength(9);
    expect(symbol).not.toContain('undefined');
  }
});

test('an emblem without a drawing stops the build', () => {
  expect(() => drawEchoes(['tram'])).toThrow('the emblem tram has no drawing');
});
