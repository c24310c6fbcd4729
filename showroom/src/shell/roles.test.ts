import { expect, test } from 'vitest';
import { engineNames } from '../engines/engines.ts';
import { roleName, rolesOf } from './roles.ts';

test('each role has a name in Bangla letters', () => {
  for (const role of new Set(engineNames.flatMap(rolesOf))) {
    expect(roleName(role, 'bn'), role).toMatch(/^[\p{Script=Bengali}\s]+$/u);
  }
  expect(roleName('For Pharmacy', 'en')).toBe('pharmacy staff');
  expect(roleName('Guest', 'bn')).toBe('Guest');
});
