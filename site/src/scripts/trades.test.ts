// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

const sentence = 'No demo shows that name.';
const field = () => document.querySelector('input') as HTMLInputElement;
const output = () => document.querySelector('output') as HTMLOutputElement;
const link = () => document.querySelector('a') as HTMLAnchorElement;

function type(name: string) {
  field().value = name;
  field().dispatchEvent(new Event('input'));
}

beforeEach(async () => {
  document.body.innerHTML = `<div><h2 id="trades">What do you run?</h2>
    <label>Name <input type="text"></label><output data-words="${sentence}"></output>
    <ul><li><a href="/demos/boro-jamtola">School</a></li></ul></div>`;
  vi.resetModules();
  await import('./trades.ts');
});

it('says at the field that no demo would show a name, in words that come and go', () => {
  const described = field().getAttribute('aria-describedby');
  expect(document.getElementById(described ?? '')).toBe(output());
  expect(output().textContent).toBe('');
  type('www.example.com');
  expect(output().textContent).toBe(sentence);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(link().hash).toBe('');
  type('M.R.Traders');
  expect(output().textContent).toBe('');
  expect(field().getAttribute('aria-invalid')).toBe('false');
  expect(link().hash).toBe('#brand=M.R.Traders');
});

it('does not say it anew at each letter', () => {
  type('www.example');
  const said = output().firstChild;
  type('www.example.com');
  expect(output().firstChild).toBe(said);
});
