import type { Language } from '@nokshi/forms/languages.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FilteredList } from '../sections/FilteredList.tsx';
import { TechnologyTabs } from '../sections/TechnologyTabs.tsx';

/** The script takes over what stands in the page when it runs. */
async function run() {
  vi.resetModules();
  await import('./choices.ts');
}
const shown = () => screen.queryAllByRole('listitem').map((element) => element.textContent);

describe('a filtered list', () => {
  const filter = (name: string) =>
    screen.getByRole('button', { name: new RegExp(`^${name}( \\d+)?$`) });
  const announced = () => screen.getByRole('status');
  const empty = 'No project of this trade yet.';
  const items = [
    { title: 'Reports by phone', category: 'health' },
    { title: 'Two shifts', category: 'education' },
    { title: 'Expiry dates', category: 'health' },
  ];

  beforeEach(async () => {
    render(
      <FilteredList
        items={items}
        categories={[
          { id: 'health', label: 'Health' },
          { id: 'education', label: 'Education' },
          { id: 'trade', label: 'Trade' },
        ]}
        empty={empty}
        labels={{ all: 'ALL', filter: 'Show projects by trade', shown: '{count} shown' }}
        language="en"
      >
        <ul>
          {items.map(({ title, category }) => (
            <li key={title} data-within={`all ${category}`}>
              {title}
            </li>
          ))}
        </ul>
      </FilteredList>,
    );
    await run();
  });

  test('starts with everything, and says nothing yet', () => {
    expect(filter('ALL').getAttribute('aria-pressed')).toBe('true');
    expect(shown()).toEqual(items.map(({ title }) => title));
    expect(within(announced()).getByText(empty).hidden).toBe(true);
  });

  test('shows what is in a category, and says how many that are', () => {
    fireEvent.click(filter('Health'));
    expect(shown()).toEqual(['Reports by phone', 'Expiry dates']);
    expect(filter('Health').getAttribute('aria-pressed')).toBe('true');
    expect(filter('ALL').getAttribute('aria-pressed')).toBe('false');
    expect(within(announced()).getByText('2 shown')).toBeTruthy();
    fireEvent.click(filter('ALL'));
    expect(shown()).toHaveLength(3);
    expect(within(announced()).getByText('3 shown')).toBeTruthy();
  });

  test('says how many each category leads to, and nothing where there are none', () => {
    const names = screen.getAllByRole('button').map((button) => button.textContent);
    expect(names).toEqual(['ALL 3', 'Health 2', 'Education 1', 'Trade']);
  });

  test('has a sentence for a category with nothing in it', () => {
    fireEvent.click(filter('Trade'));
    expect(shown()).toEqual([]);
    expect(within(announced()).getByText(empty).hidden).toBe(false);
    expect(within(announced()).queryByText(/shown/)).toBeNull();
  });
});

describe('the tech stack', () => {
  const item = (name: string) => ({ name, icon: `/technology/${name}.svg` });
  const categories = [
    { id: 'front-end', label: 'Front-End', inAll: true, items: [item('React'), item('NextJs')] },
    { id: 'back-end', label: 'Back-End', inAll: true, items: [item('Golang'), item('NextJs')] },
    { id: 'payment-gateway', label: 'Payment Gateway', inAll: false, items: [item('AmarPay')] },
  ];
  const tab = (name: string) => screen.getByRole('tab', { name });
  const show = (language: Language) => {
    render(
      <TechnologyTabs
        categories={categories}
        labels={{ all: 'ALL', stackTabs: 'Technologies by kind' }}
        language={language}
      />,
    );
    return run();
  };

  test('counts in the digits of the page', async () => {
    await show('en');
    expect(tab('ALL').textContent).toBe('ALL4');
    cleanup();
    await show('bn');
    expect(tab('ALL').textContent).toBe('ALL৪');
  });

  test('starts with ALL: everything but what stays out of it', async () => {
    await show('en');
    expect(tab('ALL').getAttribute('aria-selected')).toBe('true');
    expect(shown()).toEqual(['React', 'NextJs', 'Golang', 'NextJs']);
  });

  test('shows only its own category under another tab', async () => {
    await show('en');
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
  ])('from %s, %s leads to %s', async (from, key, to) => {
    await show('en');
    tab(from).focus();
    fireEvent.keyDown(tab(from), { key });
    expect(document.activeElement).toBe(tab(to));
    expect(tab(to).getAttribute('aria-selected')).toBe('true');
  });

  test('keeps one tab only in the tab order', async () => {
    await show('en');
    fireEvent.click(tab('Back-End'));
    const reachable = screen.getAllByRole('tab').filter((element) => element.tabIndex === 0);
    expect(reachable).toEqual([tab('Back-End')]);
  });
});
