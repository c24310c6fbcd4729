import { filterNames, viewNames } from '@nokshi/contract/desk-words/list.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { narrowed, questionOf, readView, type View, writeView } from './views.ts';

const everything: View = { name: 'new', search: '', filters: {} };

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const words = fc.string({ unit: 'grapheme', maxLength: 60 }).filter((text) => text.isWellFormed());
const someWords = words.filter((text) => text !== '');
const filters = fc.record(
  {
    kind: fc.constantFrom('contact', 'demo'),
    language: fc.constantFrom('en', 'bn'),
    page: someWords,
    campaign: someWords,
    since: day,
    until: day,
    assignee: someWords,
  },
  { requiredKeys: [] },
);
const views: fc.Arbitrary<View> = fc.record({
  name: fc.constantFrom(...viewNames),
  search: words,
  filters,
});

it('reads from the address what it wrote there (property)', () => {
  fc.assert(
    fc.property(views, (view) => {
      const address = `https://nokshi.example/desk${writeView(view)}`;
      expect(readView(new URL(address).search)).toEqual(view);
    }),
  );
});

it('shows who is new where the address says nothing, or nonsense', () => {
  const nonsense = 'view=old&kind=letter&language=xx&since=2026-02-30&until=yesterday&page=';
  for (const address of ['', nonsense, `campaign=${'x'.repeat(400)}`]) {
    expect(readView(address)).toEqual(everything);
  }
  expect(writeView(everything)).toBe('');
});

it('asks for a filter that is set, and no more for one that was taken away', () => {
  const set = filterNames.reduce((view, name) => narrowed(view, name, `a & ${name}`), everything);
  const asked = new URLSearchParams(questionOf(set, 'next').split('?')[1]);
  for (const name of filterNames) expect(asked.get(name)).toBe(`a & ${name}`);
  expect(asked.get('after')).toBe('next');
  const none = filterNames.reduce((view, name) => narrowed(view, name, ''), set);
  expect(questionOf(none, undefined)).toBe('/enquiries?stage=new');
});

it('searches from two letters on, and for oneself in what is mine', () => {
  expect(questionOf({ ...everything, search: ' a ' }, undefined)).toBe('/enquiries?stage=new');
  expect(questionOf({ ...everything, search: ' কা ' }, undefined)).toContain('&q=');
  const mine: View = { name: 'mine', search: '', filters: { assignee: 'nobody' } };
  expect(questionOf(mine, undefined)).toBe('/enquiries?assignee=me');
});
