import { samples } from '@nokshi/site/src/content/check/launch.ts';
import { describe, expect, it } from 'vitest';
import { describe as formOf } from './describe.ts';
import { contentTypeOf } from './entry-kind.ts';
import { entryTitle } from './entry-title.ts';
import { fieldLabel } from './field-label.ts';
import { firstPicture } from './first-picture.ts';
import { missingWords } from './missing-words.ts';
import { pagesShowing } from './pages-showing.ts';
import { allEntries, names, valuesOf } from './testing.ts';

function formFor(folder: string, name: string, language: 'en' | 'bn' = 'en') {
  const kind = contentTypeOf(folder, name);
  if (!kind) throw new Error(`nothing is edited as ${folder}/${name}`);
  return formOf(kind, names, language, valuesOf(folder, name));
}

const titleOf = (folder: string, name: string, language: 'en' | 'bn') =>
  entryTitle(folder, name, valuesOf(folder, name), names, language);

describe('the title of an entry', () => {
  it('is what it calls itself, in the language', () => {
    expect(titleOf('services', 'hosting', 'en')).toBe(
      (valuesOf('services', 'hosting') as { title: { en: string } }).title.en,
    );
    expect(entryTitle('technologies', 'react', { name: 'React' }, names, 'bn')).toBe('React');
  });

  it('is that of the page, and of what exists once', () => {
    expect(titleOf('pages', 'home', 'bn')).toBe('হোম পেজ');
    expect(titleOf('singles', 'navigation', 'en')).toBe('Menu and links of the footer');
  });

  it('is its name in search results where a page has no other', () => {
    const values = { title: { en: 'Come back' }, meta: { title: { en: 'Leaving us' } } };
    expect(entryTitle('pages', 'leaving', values, names, 'bn')).toBe('Leaving us');
  });

  it('is its folder while nothing is written, and English while that is all', () => {
    expect(entryTitle('team', 'new-one', {}, names, 'bn')).toBe('new-one');
    expect(entryTitle('team', 'new-one', { name: { en: 'Mina' } }, names, 'bn')).toBe('Mina');
  });

  it('is there for every entry of content/', () => {
    for (const [folder, name] of allEntries) {
      expect(titleOf(folder, name, 'en'), `${folder}/${name}`).not.toBe('');
    }
  });
});

it('the first picture of an entry is the one its page begins with', () => {
  const picture = (folder: string, name: string) =>
    firstPicture(valuesOf(folder, name), formFor(folder, name));
  expect(picture('products', 'POS')).toEqual({
    path: ['picture', 'src'],
    file: 'picture/src.png',
  });
  expect(picture('galleries', 'erp')?.path).toEqual(['cards', 0, 'picture', 'src']);
  expect(picture('testimonials', 'bokulpur-school')).toBeUndefined();
});

describe('words that are missing', () => {
  const form = formFor('services', 'hosting');
  const values = valuesOf('services', 'hosting') as Record<string, unknown>;

  it('are none where all is written', () => {
    expect(missingWords(values, form)).toEqual([]);
  });

  it('are those that a language lacks, and those that must be there', () => {
    const { summary: _, ...others } = values;
    const faulty = { ...others, title: { en: 'Hosting' }, lead: { en: 'A', bn: '' } };
    expect(missingWords(faulty, form)).toEqual([['title'], ['summary'], ['lead']]);
  });

  it('are not those that may be left out', () => {
    const { homeTitle: _, metaTitle: __, ...others } = values;
    expect(missingWords(others, form)).toEqual([]);
  });
});

it('examples are found as the launch check finds them', () => {
  const faq = { sample: true, groups: [{ questions: [{ sample: false }, { sample: true }] }] };
  expect(samples(faq)).toEqual([[], ['groups', 0, 'questions', 1]]);
});

describe('what a field is called with all that it stands in', () => {
  it('counts from one, in the digits of the language', () => {
    const path = ['features', 1, 'title', 'bn'];
    expect(fieldLabel(formFor('products', 'POS'), path, 'en')).toBe(
      'Features 2 › Name of the feature',
    );
    expect(fieldLabel(formFor('products', 'POS', 'bn'), path, 'bn')).toBe('সুবিধা ২ › সুবিধার নাম');
  });

  it('knows what stands in variants', () => {
    const form = formFor('services', 'hosting');
    expect(fieldLabel(form, ['blocks', 0, 'points', 2], 'en')).toBe(
      'Blocks of the page 1 › Lines of the list 3',
    );
  });
});

describe('the pages that show an entry', () => {
  it('are its own and those that list it', () => {
    expect(pagesShowing('products', 'POS')).toEqual(['/products/POS', '/', '/products']);
    expect(pagesShowing('pages', 'faq')).toEqual(['/faq']);
    expect(pagesShowing('team-categories', 'designer')).toEqual(['/about-us']);
    expect(pagesShowing('singles', 'terms')).toEqual(['/security', '/terms']);
  });

  it('are the first page for what stands on all of them, and none for mails', () => {
    expect(pagesShowing('singles', 'navigation')).toEqual(['/']);
    expect(pagesShowing('singles', 'notice')).toEqual([]);
  });
});
