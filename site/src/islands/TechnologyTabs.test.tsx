import type { Language } from '@nokshi/forms/languages.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TechnologyTabs } from './TechnologyTabs.tsx';

const item = (name: string) => ({ name, icon: `/technology/${name}.svg` });
const categories = [
  { id: 'front-end', label: 'Front-End', inAll: true, items: [item('React'), item('NextJs')] },
  { id: 'back-end', label: 'Back-End', inAll: true, items: [item('Golang'), item('NextJs')] },
  { id: 'payment-gateway', label: 'Payment Gateway', inAll: false, items: [item('AmarPay')] },
];

const tab = (name: string) => screen.getByRole('tab', { name });
const shown = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('listitem')
    .map((element) => element.textContent);

const show = (language: Language) =>
  render(
    <TechnologyTabs
      categories={categories}
      labels={{ all: 'ALL', stackTabs: 'Technologies by kind' }}
      language={language}
    />,
  );

beforeEach(() => {
  show('en');
});
afterEach(cleanup);

test('the tech stack counts in the digits of the page', () => {
  expect(tab('ALL').textContent).toBe('ALL4');
  cleanup();
  show('bn');
  expect(tab('ALL').textContent).toBe('ALL৪');
});

describe('the tech stack', () => {
  test('starts with ALL: everything but what stays out of it', () => {
    expect(tab('ALL').getAttribute('aria-selected')).toBe('true');
    expect(shown()).toEqual(['React', 'NextJs', 'Golang', 'NextJs']);
  });

  test('shows only its own category under another tab', () => {
    fireEvent.click(tab('Payment Gateway'));
    expect(shown()).toEqual(['AmarPay']);
    expect(screen.getByRole('tabpanel', { name: 'Payment Gateway' })).toBeTruthy();
    fireEvent.click(tab('ALL'));
    expect(shown()).toHaveLength(4);
  });

  test.each([
    ['ALL', 'ArrowRight', 'Front-End'],
    ['ALL', 'ArrowLeft', 'Payment Gateway'],
    ['ALL', 'End', 'Payment Gateway'],
    ['Payment Gateway', 'ArrowRight', 'ALL'],
    ['Payment Gateway', 'Home', 'ALL'],
  ])('from %s, %s leads to %s', (from, key, to) => {
    fireEvent.click(tab(from));
    fireEvent.keyDown(tab(from), { key });
    expect(document.activeElement).toBe(tab(to));
    expect(tab(to).getAttribute('aria-selected')).toBe('true');
  });

  test('keeps one tab only in the tab order', () => {
    fireEvent.click(tab('Back-End'));
    const reachable = screen.getAllByRole('tab').filter((element) => element.tabIndex === 0);
    expect(reachable).toEqual([tab('Back-End')]);
  });
});
