import { expect, it } from 'vitest';
import { writableInProject } from '../../../test/recipes.ts';
import { writtenInProject } from './publishing.ts';

it('every recipe lets the desk write where a build does, and nowhere else in the project', () => {
  expect(writableInProject()).toEqual({
    systemd: [writtenInProject],
    compose: [writtenInProject],
  });
});
