import { expect, it } from 'vitest';
import { emptyValue } from './empty-value.ts';
import type { FormField, FormMember } from './form.ts';

const words: FormField = { kind: 'words', most: 80, isLong: false, places: [] };
const member = (key: string, field: FormField, isOptional = false): FormMember => ({
  ...{ key, label: key, help: '', isFolded: false },
  isOptional,
  field,
});

it('makes a new item of a list with all that it asks for, and nothing that may be missing', () => {
  const item: FormField = {
    kind: 'group',
    members: [
      member('title', words),
      member('price', { kind: 'number', least: 1, most: null, isMoney: true }),
      member('photo', { kind: 'picture', format: 'photo', ratio: 1 }),
      member('sample', { kind: 'flag' }, true),
      member('points', { kind: 'list', item: words, least: 2, most: 2, addLabel: '' }),
    ],
  };
  expect(emptyValue(item)).toEqual({
    title: { en: '' },
    price: 1,
    photo: '',
    points: [{ en: '' }, { en: '' }],
  });
});

it('begins what has several forms as the first of them', () => {
  const field: FormField = {
    kind: 'variants',
    tell: 'action',
    variants: [
      {
        value: 'gallery',
        label: '',
        members: [member('gallery', { kind: 'text', most: 9, isLong: false })],
      },
      { value: 'book', label: '', members: [] },
    ],
  };
  expect(emptyValue(field)).toEqual({ action: 'gallery', gallery: '' });
});
