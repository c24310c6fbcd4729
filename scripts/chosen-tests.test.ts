import { expect, test } from 'vitest';
import { root } from '../toolchain/run.mjs';
import { chooseTests } from './chosen-tests.mjs';

const csv = 'server/src/command/csv.test.ts';
const mail = 'server/src/sending/mail.test.ts';
const pictures = 'pictures/src/pictures.test.ts';
const button = 'site/src/ui/ButtonLink.test.tsx';
const till = 'e2e/showroom/till.spec.ts';
const files = [csv, mail, pictures, button, till];

test.each([
  ['a workspace', ['server'], [csv, mail], []],
  ['a workspace with a slash', ['./e2e/'], [], [till]],
  ['a folder', ['server/src/sending'], [mail], []],
  ['a file', [till], [], [till]],
  ['an absolute path', [`${root}${csv}`], [csv], []],
  ['the beginning of a path', ['site/src/ui/But'], [button], []],
  ['several, each test once', ['site', button, 'e2e/showroom'], [button], [till]],
  ['the artwork, proved by the tests of the pictures', ['artwork'], [pictures], []],
])('%s', (_what, chosen, unitTests, journeys) => {
  expect(chooseTests(chosen, files)).toEqual({ unitTests, journeys, unknown: [] });
});

test('what means no test is named', () => {
  expect(chooseTests(['serv', 'content', 'server/nowhere', mail], files)).toEqual({
    unitTests: [mail],
    journeys: [],
    unknown: ['serv', 'content', 'server/nowhere'],
  });
});
