import { check } from '@nokshi/forms/check.ts';
import { expect, it } from 'vitest';
import { aContact } from '../../../test/running-app.ts';
import { digestOf } from '../digest.ts';
import { intentOf } from './intent.ts';

it('is the same for a version that did not know the last field yet', () => {
  const checked = check('contact', aContact);
  if ('errors' in checked) throw new Error('the contact form is filled in wrongly');
  const { offer, ...earlier } = checked.fields;
  const { fingerprint } = intentOf('contact', checked.fields, '', 0);
  expect(fingerprint).toBe(digestOf(JSON.stringify(['contact', ...Object.values(earlier)])));
  const other = intentOf('contact', { ...checked.fields, offer: '?product=POS' }, '', 0);
  expect(other.fingerprint).not.toBe(fingerprint);
});
