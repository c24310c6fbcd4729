import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '../../seo/testing.ts';
import { company } from './company.ts';

const sample = parse(readFileSync(`${contentFolder}/company/index.yaml`, 'utf8')) as Record<
  string,
  unknown
>;
const facts = sample['facts'] as Record<string, string>;
const [link] = sample['social'] as { url: string; label: unknown }[];
const refusalsOf = (change: Record<string, unknown>) =>
  company.safeParse({ ...sample, ...change }).error?.issues.map(({ message }) => message) ?? [];

describe('the address of a site', () => {
  it.each([
    'https://nokshi.example',
    'https://nokshi.example/',
    'https://nokshi.example/site',
    'https://nokshi.example/~a/b-2/',
  ])('may be %s', (url) => {
    expect(refusalsOf({ url })).toEqual([]);
  });

  it.each([
    'http://nokshi.example',
    'https://nokshi.example/?a',
    'https://nokshi.example//a',
    'https://nokshi.example/a b',
    'https://nokshi.example/#a',
    'https://a@nokshi.example',
  ])('is refused as %s', (url) => {
    expect(refusalsOf({ url }).join()).toContain('https://nokshi.example/site');
  });
});

describe('the contacts of a company', () => {
  it.each([
    ['one telephone', { phones: ['16516'] }],
    ['telephones of every kind', { phones: ['09612-345678', '+44 20 7946 0000', '16516'] }],
    ['one address', { addresses: [(sample['addresses'] as unknown[])[0]] }],
    ['no network', { social: [] }],
    ['a BIN as on the certificate', { facts: { ...facts, bin: '000123456-0101' } }],
    ['others', { social: ['youtube', 'x', 'github'].map((network) => ({ ...link, network })) }],
  ])('may be %s', (_what, change) => {
    expect(refusalsOf(change)).toEqual([]);
  });

  it.each([
    ['a number that nobody can dial', { phones: ['880 17'] }, 'must read like'],
    ['no telephone', { phones: [] }, '1'],
    ['a BIN that lacks digits', { facts: { ...facts, bin: '12345678901' } }, '13 digits'],
    ['a network twice', { social: [link, link] }, 'another entry already'],
  ])('are refused with %s', (_what, change, sentence) => {
    expect(refusalsOf(change).join()).toContain(sentence);
  });
});
