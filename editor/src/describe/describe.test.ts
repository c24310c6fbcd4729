import { type FormField, type FormMember, formField } from '@nokshi/contract/form.ts';
import { languageCodes } from '@nokshi/forms/languages.ts';
import { contentTypes } from '@nokshi/site/src/content/schemas/index.ts';
import { describe, expect, it } from 'vitest';
import { describe as formOf } from './describe.ts';
import { contentTypeOf } from './entry-kind.ts';
import { filledFields } from './filled-fields.ts';
import { allEntries, names, valuesOf } from './testing.ts';

function form(
  folder: string,
  name: string,
  language: 'en' | 'bn' = 'en',
  values = valuesOf(folder, name),
): FormField {
  const kind = contentTypeOf(folder, name);
  if (!kind) throw new Error(`nothing is edited as ${folder}/${name}`);
  return formOf(kind, names, language, values);
}

/** The member of a form that keys lead to, through groups, lists and variants. */
function memberAt(field: FormField, [key, ...rest]: string[]): FormMember {
  const own = field.kind === 'list' ? field.item : field;
  const members = own.kind === 'variants' ? own.variants.flatMap((one) => one.members) : [];
  const all = own.kind === 'group' ? own.members : members;
  const member = all.find((one) => one.key === key);
  if (!member) throw new Error(`no member ${key}`);
  return rest.length > 0 ? memberAt(member.field, rest) : member;
}

/** Every label of a form. */
function labelsIn(field: FormField): string[] {
  switch (field.kind) {
    case 'group':
      return field.members.flatMap((one) => [one.label, ...labelsIn(one.field)]);
    case 'list':
      return labelsIn(field.item);
    case 'variants':
      return field.variants.flatMap(({ label, members }) => [
        label,
        ...members.flatMap((one) => [one.label, ...labelsIn(one.field)]),
      ]);
    case 'choice':
      return field.options.map(({ label }) => label);
    default:
      return [];
  }
}

describe('a form', () => {
  it.each(languageCodes)('is made of every kind of file, as the contract has it, in %s', (code) => {
    for (const kind of contentTypes) {
      const made = formOf(kind, names, code, undefined);
      expect(formField.parse(made), kind.kind).toEqual(made);
    }
  });

  it('has a field for every value that content/ has', () => {
    for (const [folder, name] of allEntries) {
      const values = valuesOf(folder, name);
      const known = filledFields(form(folder, name), values).map(({ path }) => path.join('.'));
      expect(known, `${folder}/${name}`).toEqual(expect.arrayContaining(pathsIn(values)));
    }
  });

  it('speaks Bangla to whoever reads Bangla', () => {
    const stays = ['ERP', 'POS', 'HRM'];
    const themselves: readonly string[] = names.namedByThemselves;
    for (const kind of contentTypes.filter((one) => !themselves.includes(one.kind))) {
      const labels = labelsIn(formOf(kind, names, 'bn', undefined));
      for (const label of labels.filter((one) => !stays.includes(one))) {
        expect(label, kind.kind).toMatch(/\p{Script=Bengali}/u);
      }
    }
  });

  it('shows what is an example after what it is about, and what is technical last', () => {
    const keysOf = (field: FormField) =>
      field.kind === 'group' ? field.members.map(({ key }) => key) : [];
    expect(keysOf(form('team', 'maliha-dewan')).at(-1)).toBe('sample');
    expect(keysOf(form('singles', 'company')).slice(-4)).toEqual([
      'sample',
      'country',
      'timeZone',
      'referencePrefix',
    ]);
  });

  it('knows money by its name', () => {
    const inBook = (...path: string[]) => memberAt(form('singles', 'prices'), path);
    expect(inBook('plans', 'rent', 'price', 'base')).toMatchObject({
      label: 'Lowest price',
      field: { isMoney: true },
    });
    expect(inBook('plans', 'buy', 'price', 'steps', 'each').field).toMatchObject({ isMoney: true });
    // One SMS is in paisa, and its help says so.
    expect(inBook('message')).toMatchObject({
      help: expect.stringContaining('paisa'),
      field: { isMoney: false },
    });
    const good = memberAt(form('pages', 'home'), ['till', 'goods', 'price']);
    expect(good.field).toMatchObject({ kind: 'number', isMoney: true });
    expect(memberAt(form('pages', 'home'), ['till', 'goods', 'vat']).field).toMatchObject({
      isMoney: false,
    });
  });

  it('tells which shape of picture a field shows, and of which format it must be', () => {
    const file = (folder: string, name: string, ...path: string[]) =>
      memberAt(form(folder, name), path).field;
    expect(file('products', 'POS', 'picture', 'src')).toEqual({
      kind: 'picture',
      format: 'photo',
      ratio: 1.6,
    });
    expect(file('clients', 'bhorer-ghat', 'logo', 'src')).toMatchObject({ ratio: null });
    expect(file('singles', 'company', 'logo', 'src')).toMatchObject({ format: 'svg' });
  });

  it('knows days, times, links, pages, icons, entries and emblems', () => {
    const kindAt = (folder: string, name: string, ...path: string[]) =>
      memberAt(form(folder, name), path).field;
    expect(kindAt('openings', 'software-engineer', 'closes')).toEqual({ kind: 'day' });
    expect(kindAt('products', 'POS', 'day', 'moments', 'time')).toEqual({ kind: 'time' });
    expect(kindAt('singles', 'company', 'officeHours', 'from')).toEqual({ kind: 'time' });
    expect(kindAt('offices', 'paltan', 'map')).toEqual({ kind: 'link' });
    expect(kindAt('singles', 'navigation', 'menu', 'href')).toEqual({ kind: 'route' });
    expect(kindAt('technologies', 'react', 'icon')).toEqual({ kind: 'icon' });
    expect(kindAt('team', 'maliha-dewan', 'category')).toEqual({
      kind: 'entry',
      collection: 'team-categories',
    });
    expect(kindAt('products', 'POS', 'emblem')).toMatchObject({ pictures: 'emblem' });
    expect(kindAt('galleries', 'erp', 'cards', 'adminLink')).toMatchObject({ kind: 'text' });
  });

  it('has the variants of a block with what each of them asks for', () => {
    const { field } = memberAt(form('services', 'hosting', 'bn'), ['blocks']);
    const item = field.kind === 'list' ? field.item : field;
    const variants = item.kind === 'variants' ? item.variants : [];
    expect(variants.map(({ value, label }) => [value, label])).toContainEqual([
      'before-after',
      'আগে ও পরে',
    ]);
    expect(variants.find(({ value }) => value === 'plan')?.members.map(({ key }) => key)).toEqual([
      'title',
      'text',
      'picture',
      'points',
      'plan',
    ]);
  });

  it('protects the places that a sentence has, and those that its schema speaks of', () => {
    const message = { sections: [{ paragraphs: [{ en: 'None' }, { en: '{company}, {days}' }] }] };
    const paragraphs = memberAt(form('pages', 'privacy-policy', 'en', message), [
      'sections',
      'paragraphs',
    ]);
    expect(paragraphs.field).toMatchObject({ item: { places: ['company', 'days'] } });
    const none = memberAt(form('pages', 'search', 'en', {}), ['dialog', 'none']);
    expect(none.field).toMatchObject({ places: ['query'] });
  });

  it('calls the words of the desk what they say now', () => {
    const message = { signIn: { en: 'Come in', bn: 'আসুন' }, views: { new: { en: 'Fresh' } } };
    expect(memberAt(form('singles', 'desk', 'bn', message), ['signIn']).label).toBe('আসুন');
    expect(memberAt(form('singles', 'desk', 'bn', message), ['views', 'new']).label).toBe('Fresh');
  });

  it('gives words that are long now several lines', () => {
    const message = { failed: { en: 'Nothing was changed. '.repeat(9) }, more: { en: 'More' } };
    const field = (key: string) => memberAt(form('singles', 'desk', 'en', message), [key]).field;
    expect(field('failed')).toMatchObject({ kind: 'words', isLong: true });
    expect(field('more')).toMatchObject({ kind: 'words', isLong: false });
  });
});

/** Paths of all that is no group: words in their languages count as one value. */
function pathsIn(value: unknown, path: (string | number)[] = []): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => pathsIn(item, [...path, index]));
  }
  const isGroup = typeof value === 'object' && value !== null && !('en' in value);
  if (!isGroup) return isTell(path) ? [] : [path.join('.')];
  return Object.entries(value).flatMap(([key, item]) => pathsIn(item, [...path, key]));
}

/** What tells the variant is chosen, not filled in. */
const isTell = (path: readonly (string | number)[]) =>
  ['kind', 'is', 'action'].includes(String(path.at(-1)));

it('calls a section that has no label by its heading, and a field of the forms by its own label', () => {
  const without = (field: string) => {
    const { [field]: _, ...fields } = names.fields;
    return { ...names, fields };
  };
  const labelAt = (folder: string, name: string, lacking: string, path: string[]) => {
    const kind = contentTypeOf(folder, name);
    if (!kind) throw new Error(`nothing is edited as ${folder}/${name}`);
    return memberAt(formOf(kind, without(lacking), 'en', valuesOf(folder, name)), path).label;
  };
  expect(labelAt('pages', 'home', 'pages/home:clients', ['clients'])).toBe('Who we work for');
  for (const path of [
    ['fields', 'subject'],
    ['agents', 'fields', 'subject'],
  ]) {
    expect(labelAt('singles', 'forms', 'fields.subject', path)).toBe('Subject');
  }
});
