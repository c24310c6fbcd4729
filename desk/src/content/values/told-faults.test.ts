import { expect, test } from 'vitest';
import { toldFaults } from './told-faults.ts';

const empty = 'This is still empty.';

test('what is empty is told once, without what the check knows of it', () => {
  const values = { category: '', name: { en: '', bn: 'তাহমিনা' }, photo: { src: '' } };
  const faults = [
    { path: ['category'], message: 'is empty; please write it: A folder name' },
    { path: ['category'], message: 'names "", which is not there' },
    { path: ['name'], message: 'is empty; please write it: The name' },
    { path: ['photo', 'src'], message: 'must be a file' },
    { path: ['photo', 'alt'], message: 'is missing' },
  ];
  expect(toldFaults(faults, values, empty)).toEqual(
    [['category'], ['name'], ['photo', 'src'], ['photo', 'alt']].map((path) => ({
      path,
      message: empty,
    })),
  );
});

test('what is wrong with something that is there is told as it is', () => {
  const faults = [{ path: ['name', 'en'], message: 'is longer than 60 letters' }];
  expect(toldFaults(faults, { name: { en: 'A long name' } }, empty)).toEqual(faults);
});
