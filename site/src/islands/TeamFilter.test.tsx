import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TeamFilter } from './TeamFilter.tsx';

const picture = { src: '/face.svg', alt: 'Drawn portrait', width: 8, height: 8 };
const member = (name: string, category: string, linkedIn?: string) => ({
  id: name,
  sample: false,
  name,
  category,
  position: 'At work',
  stack: category === 'software-engineer' ? ['Laravel', 'Vue'] : [],
  picture,
  ...(linkedIn && { linkedIn }),
});
const labels = {
  all: 'ALL',
  filter: 'Show team members by role',
  shown: '{count} shown',
  linkedIn: '{name} on LinkedIn',
  newTab: 'opens in a new tab',
};

const filter = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} \\d+$`) });
const names = () => screen.queryAllByRole('heading').map((element) => element.textContent);

beforeEach(() => {
  render(
    <TeamFilter
      members={[
        member('Rezwana', 'management', 'https://www.linkedin.com/in/rezwana'),
        member('Imtiaz', 'management'),
        member('Maliha', 'software-engineer'),
      ]}
      categories={[
        { id: 'management', label: 'Management' },
        { id: 'software-engineer', label: 'Software Engineer' },
        { id: 'designer', label: 'Designer' },
      ]}
      empty="Nobody here yet."
      linkedInIcon={{ body: '', width: 24, height: 24 }}
      labels={labels}
      language="en"
    />,
  );
});
afterEach(cleanup);

describe('the team filter', () => {
  test('starts with everybody, and says nothing yet', () => {
    expect(filter('ALL').getAttribute('aria-pressed')).toBe('true');
    expect(names()).toEqual(['Rezwana', 'Imtiaz', 'Maliha']);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('shows the members of a category, and how many they are', () => {
    fireEvent.click(filter('Management'));
    expect(names()).toEqual(['Rezwana', 'Imtiaz']);
    expect(filter('Management').getAttribute('aria-pressed')).toBe('true');
    expect(filter('ALL').getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByRole('status').textContent).toBe('2 shown');
  });

  test('says how many each category leads to, also where they are none', () => {
    const names = screen.getAllByRole('button').map((button) => button.textContent);
    expect(names).toEqual(['ALL 3', 'Management 2', 'Software Engineer 1', 'Designer 0']);
  });

  test('has a sentence for a category without members', () => {
    fireEvent.click(filter('Designer'));
    expect(names()).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('Nobody here yet.');
  });

  test('links to LinkedIn in a new tab, and only where there is a profile', () => {
    expect(screen.getAllByRole('link')).toHaveLength(1);
    const link = screen.getByRole('link', { name: 'Rezwana on LinkedIn, opens in a new tab' });
    expect(link.getAttribute('target')).toBe('_blank');
  });

  test('names the technologies of those who have any', () => {
    expect(screen.getAllByText('Laravel · Vue')).toHaveLength(1);
  });
});
