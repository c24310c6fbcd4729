import { expect, test } from 'vitest';
import { valueName } from './value-name.ts';

const words = {
  kinds: { contact: 'Enquiry', demo: 'Demo', offer: 'Offer' },
  list: { nobody: 'Nobody' },
  views: { mine: 'Mine' },
};

test.each(Object.entries(words.kinds))(
  'enquiries of the form %s are called %s where they are filtered, as on their lines',
  (form, name) => {
    expect(valueName('kind', form, { words, language: 'en' }, String)).toBe(name);
  },
);
