import { expect, it } from 'vitest';
import type { Kept } from './check.ts';
import { qualityDocument } from './quality-document.ts';

const check = (title: string, figure: number): Kept => ({
  title,
  date: '2026-11-21',
  machine: 'a machine',
  pages: 2,
  bound: 'At least five.',
  columns: ['figure'],
  rows: [{ subject: 'pages', figures: [figure], misses: figure < 5 ? ['too few'] : [] }],
  notes: ['How it was measured.'],
});
const names = [
  ['bytes', 'Bytes'],
  ['storms', 'Storms'],
] as const;

it('keeps what this machine has not measured as it stands', () => {
  const both = { bytes: check('Bytes', 7), storms: check('Storms', 3) };
  const standing = qualityDocument(both, names, 2, '') ?? '';
  expect(standing).toContain('| Storms | At least five. | **1 of 1** |');
  expect(qualityDocument({}, names, 2, standing)).toBe(standing);
  const anew = qualityDocument({ storms: check('Storms', 9) }, names, 2, standing);
  expect(anew).toBe(qualityDocument({ ...both, storms: check('Storms', 9) }, names, 2, ''));
});

it('is not written while a part was never measured', () => {
  expect(qualityDocument({ bytes: check('Bytes', 7) }, names, 2, '')).toBeUndefined();
});
