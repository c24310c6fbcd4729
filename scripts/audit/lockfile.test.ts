import { expect, test } from 'vitest';
import { licencesFile, shippedPackages, writtenLicences } from './licences.ts';
import { lockfileFaults } from './lockfile.ts';

const whole = { version: '1.0.0', integrity: 'sha512-x' };
const faultsOf = (packages: Record<string, object>) =>
  lockfileFaults({ lockfileVersion: 3, packages });

test('a lockfile is whole when everything has a hash and comes from the registry', () => {
  expect(faultsOf({ '': {}, site: {}, 'node_modules/a': whole })).toEqual([]);
  expect(faultsOf({ 'node_modules/@nokshi/site': { resolved: 'site', link: true } })).toEqual([]);
  expect(faultsOf({ 'node_modules/a': { version: '1.0.0' } })).toEqual([
    'node_modules/a has no hash',
  ]);
  const elsewhere = { ...whole, resolved: 'https://evil.example/a.tgz' };
  expect(faultsOf({ 'node_modules/a': elsewhere })).toHaveLength(1);
});

test('it is not when a part for another system was left out', () => {
  const binding = { ...whole, optionalDependencies: { 'a-darwin': '1.0.0', 'a-linux': '1.0.0' } };
  const packages = { 'node_modules/x/node_modules/a': binding, 'node_modules/a-linux': whole };
  expect(faultsOf(packages)).toEqual(['node_modules/x/node_modules/a lacks its parts a-darwin']);
  const both = { ...packages, 'node_modules/x/node_modules/a-darwin': whole };
  expect(faultsOf(both)).toEqual([]);
});

test('THIRD-PARTY-LICENSES.md lists what is installed (npm run licences writes it)', () => {
  const packages = shippedPackages();
  expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', 'fastify']));
  expect(packages.filter(({ licence }) => licence === 'not stated')).toEqual([]);
  expect(writtenLicences() === licencesFile(packages)).toBe(true);
});
