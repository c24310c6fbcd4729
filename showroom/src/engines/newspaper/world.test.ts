import { expect, it } from 'vitest';
import { dataOf } from './testing.ts';
import { beginNewspaper, writeTo } from './world.ts';

it('sends the letter to an address, and to nothing else', () => {
  const world = beginNewspaper(dataOf('sadarghat'));
  expect(writeTo(world, ' rahima@mail.example ', 'no').letter).toBe('rahima@mail.example');
  for (const typed of ['', 'rahima', 'rahima@mail', 'a b@mail.example']) {
    expect(() => writeTo(world, typed, 'no mail')).toThrow('no mail');
  }
});
