// @vitest-environment node
import { expect, it } from 'vitest';
import {
  isReference as isServerReference,
  newReference,
} from '../../../../server/src/enquiries/reference.ts';
import { isReference } from './reference.ts';

it('knows the references that the server gives, and nothing else', () => {
  for (let times = 0; times < 200; times += 1) expect(isReference(newReference())).toBe(true);
  for (const character of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabc-<') {
    const text = `NK-2222-222${character}`;
    expect(isReference(text), text).toBe(isServerReference(text));
  }
  expect(isReference('NK-7F3K-92QD<script>')).toBe(false);
  expect(isReference(undefined)).toBe(false);
});
