import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ProjectFilter } from './ProjectFilter.tsx';

const project = (title: string, category: string) => ({
  id: title,
  sample: false,
  title,
  client: 'A client',
  category,
  summary: 'What was built.',
  size: 'One office',
  duration: 'A month',
  khata: { title: 'Slips', lines: [] },
  results: ['Faster', 'Simpler', 'Cheaper'],
  technologies: ['Laravel', 'Vue'],
  picture: { src: '/screen.svg', alt: 'A screen', width: 4, height: 3 },
});

const filter = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} \\d+$`) });
const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((element) => element.textContent);
const announced = () => screen.getByRole('status').textContent;

beforeEach(() => {
  render(
    <ProjectFilter
      projects={[
        project('Reports by phone', 'health'),
        project('Two shifts', 'education'),
        project('Expiry dates', 'health'),
      ]}
      categories={[
        { id: 'health', label: 'Health' },
        { id: 'education', label: 'Education' },
        { id: 'trade', label: 'Trade' },
      ]}
      empty="No project of this trade yet."
      labels={{
        all: 'ALL',
        filter: 'Show projects by trade',
        shown: '{count} shown',
        paper: 'The khata page and the screen',
        results: 'Results',
        size: 'Size',
        duration: 'Time',
        built: 'Built with',
      }}
      language="en"
    />,
  );
});
afterEach(cleanup);

describe('the project filter', () => {
  test('starts with every project, and says nothing yet', () => {
    expect(filter('ALL').getAttribute('aria-pressed')).toBe('true');
    expect(titles()).toEqual(['Reports by phone', 'Two shifts', 'Expiry dates']);
    expect(announced()).toBe('');
  });

  test('shows the projects of a trade, and says how many they are', () => {
    fireEvent.click(filter('Health'));
    expect(titles()).toEqual(['Reports by phone', 'Expiry dates']);
    expect(announced()).toBe('2 shown');
    fireEvent.click(filter('ALL'));
    expect(titles()).toHaveLength(3);
    expect(announced()).toBe('3 shown');
  });

  test('has a sentence for a trade without projects', () => {
    fireEvent.click(filter('Trade'));
    expect(titles()).toEqual([]);
    expect(announced()).toBe('No project of this trade yet.');
  });
});
