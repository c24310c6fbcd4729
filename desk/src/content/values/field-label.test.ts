import type { FormField, FormMember } from '@nokshi/contract/form.ts';
import { expect, it } from 'vitest';
import { labelsAlong, membersOf } from './field-label.ts';
import { summaryOf } from './item-summary.ts';

const words: FormField = { kind: 'words', most: 80, isLong: false, places: [] };
const photo: FormField = { kind: 'picture', format: 'photo', ratio: 1 };
const member = (key: string, label: string, field: FormField): FormMember => ({
  ...{ key, label, help: '', isOptional: false, isFolded: false },
  field,
});
const form: FormField = {
  kind: 'group',
  members: [
    member('blocks', 'Blocks', {
      ...{ kind: 'list', least: 0, most: null, addLabel: '' },
      item: {
        kind: 'variants',
        tell: 'kind',
        variants: [
          { value: 'text', label: 'Text', members: [member('title', 'Heading', words)] },
          {
            value: 'photo',
            label: 'Photo',
            members: [member('src', 'File', photo), member('title', 'Caption', words)],
          },
        ],
      },
    }),
  ],
};
const values = {
  blocks: [
    { kind: 'text', title: { en: 'A', bn: 'ক' } },
    { kind: 'photo', src: 'blocks/1/src.png', title: { en: 'B' } },
  ],
};

it('names a field by all that it stands in, as the item at that place has it', () => {
  expect(labelsAlong(form, values, ['blocks', 1, 'title', 'en'], String)).toEqual([
    'Blocks',
    '2',
    'Caption',
  ]);
  expect(labelsAlong(form, values, ['blocks', 0, 'src'], String)).toEqual(['Blocks', '1']);
});

it('tells an item by its first words in the language of the user, and its picture', () => {
  const [list] = membersOf(form, values);
  const item = list?.field.kind === 'list' ? list.field.item : words;
  expect(summaryOf(item, values.blocks[0], ['blocks', 0], 'bn').text).toBe('ক');
  expect(summaryOf(item, values.blocks[1], ['blocks', 1], 'bn')).toEqual({
    text: 'B',
    picture: ['blocks', 1, 'src'],
  });
});
