import { afterAll, expect, it } from 'vitest';
import { documented, RepositoryCopy } from '../toolchain/repository-copy.ts';

const migrations = 'server/src/ledger/database/migrations';
const copy = new RepositoryCopy();
afterAll(() => copy.remove());

it('a new contact field takes what docs/changing.md lists, and nothing else', async () => {
  copy.edit(
    'forms/src/fields.ts',
    '\n} as const satisfies',
    "\n  city: { kind: 'line', max: 60, autoComplete: 'address-level2' },\n} as const satisfies",
  );
  copy.edit(
    'forms/src/forms.ts',
    '      message: { required',
    '      city: {},\n      message: { required',
  );
  copy.edit(
    'content/forms/index.yaml',
    '\nfields:\n',
    `
fields:
  city:
    label:
      en: Your city
    missing:
      en: Please write your city.
    tooLong:
      en: Please keep the city under {max} characters.
`,
  );
  copy.edit(
    'content/forms/index.yaml',
    '\n  fields:\n',
    '\n  fields:\n    city:\n      en: The city the visitor works in\n',
  );
  copy.edit(
    'content/editor/index.yaml',
    '\nfields:\n',
    '\nfields:\n  fields.city:\n    label:\n      en: City\n',
  );
  copy.addLike(
    `${migrations}/006-pause.ts`,
    `${migrations}/999-city.ts`,
    () => `import type { Kysely } from 'kysely';
import type { LedgerMigration } from './ledger-migration.ts';

export const city: LedgerMigration = {
  adds: true,
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('enquiries')
      .addColumn('city', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
`,
  );
  copy.edit(
    `${migrations}/migrations.ts`,
    "import type { LedgerMigration } from './ledger-migration.ts';\n",
    "import { city } from './999-city.ts';\nimport type { LedgerMigration } from './ledger-migration.ts';\n",
  );
  copy.edit(`${migrations}/migrations.ts`, '\n};\n', "\n  '999-city': city,\n};\n");
  copy.edit('content/pages/privacy-policy/index.yaml', 'number, subject', 'number, city, subject');

  expect(copy.takeEdited()).toEqual(documented('A form field').sort());
  await copy.checkTypes();
  await copy.run('walks/in-copy/city-field.ts', 'server/src/**/csv.test.ts');
});
