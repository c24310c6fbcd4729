import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { check } from './check.ts';
import { allFieldNames, fields } from './fields.ts';
import { formWords, labelOf, sentenceFor, sentencesFor } from './form-words.ts';
import { formIds } from './forms.ts';
import type { Language } from './languages.ts';
import { formsFile, noticeFile } from './words.ts';

const content = (name: string): unknown =>
  parse(readFileSync(new URL(`../../content/${name}/index.yaml`, import.meta.url), 'utf8'));
const file = formsFile.parse(content('forms'));
const { words, language } = formWords(file, 'en');

/** The words as they would be with another language, in which each sentence ends in an exclamation. */
const translated = (part: unknown): unknown => {
  if (typeof part !== 'object' || part === null) return part;
  if ('en' in part) return { ...part, xx: `${part.en}!` };
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, translated(inner)]));
};
const another = 'xx' as Language;

describe('the words of the forms', () => {
  it('are there for all fields, and for nothing else', () => {
    expect(Object.keys(file.fields).sort()).toEqual([...allFieldNames].sort());
    const unknown = { ...file, fields: { ...file.fields, nickname: file.fields.name } };
    expect(formsFile.safeParse(unknown).success).toBe(false);
    const { name: _name, ...fewer } = file.fields;
    expect(formsFile.safeParse({ ...file, fields: fewer }).success).toBe(false);
    expect(noticeFile.safeParse(content('notice')).success).toBe(true);
  });

  it('are in another language once all of them are', () => {
    const whole = translated(file) as typeof file;
    const shown = formWords(whole, another);
    expect([shown.language, shown.words.send, shown.words.fields.name.label]).toEqual([
      another,
      `${words.send}!`,
      `${words.fields.name.label}!`,
    ]);
  });

  it('are wholly in the default language while one of them is missing in the other', () => {
    const almost = { ...(translated(file) as typeof file), send: file.send };
    const shown = formWords(almost, another);
    expect(shown).toEqual({ language: 'en', words });
  });
});

describe('the sentence of an error', () => {
  it('names the bound of the field', () => {
    expect(sentenceFor('name', 'tooLong', '', words, language)).toBe(
      words.fields.name.tooLong?.replace('{max}', String(fields.name.max)),
    );
    expect(sentenceFor('name', 'tooLong', '', words, language)).toContain(String(fields.name.max));
  });

  it('is there for everything that a check may find', () => {
    for (const kind of formIds) {
      for (const value of [undefined, '', 'x', 'x'.repeat(9999), {}, true]) {
        const checked = check(kind, Object.fromEntries(allFieldNames.map((name) => [name, value])));
        if (!('errors' in checked)) throw new Error(`${kind} takes ${value}`);
        const sentences = sentencesFor(checked.errors, new Map(), words, language);
        expect(Object.keys(sentences)).toEqual(Object.keys(checked.errors));
        for (const sentence of Object.values(sentences)) expect(sentence).toMatch(/^[^{}]{10,}$/);
      }
    }
    expect(sentencesFor({ phone: 'unreachable' }, new Map(), words, language).phone).toBe(
      words.reachable,
    );
  });
});

it.each([
  ['email', 'mistyped', 'rahim@gmail..com'],
  ['email', 'doubtful', 'rahim@gmail.con'],
] as const)('names the address that is meant where %s is %s', (name, error, typed) => {
  const sentence = sentenceFor(name, error, typed, words, language);
  expect(sentence).toContain('Did you mean rahim@gmail.com?');
});

it('a form may call a field something else', () => {
  const { phone } = words.fields;
  const labelIn = { demo: 'Where we call you' };
  const own = { fields: { ...words.fields, phone: { ...phone, labelIn } } };
  expect(labelOf('contact', 'phone', own)).toBe(phone.label);
  expect(labelOf('demo', 'phone', own)).toBe('Where we call you');
  expect(labelOf('demo', 'email', words)).toBe(labelOf('contact', 'email', words));
});
