import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TeamCard } from './TeamCard.tsx';

const show = (stack: string[], linkedIn?: string, example?: string) =>
  render(
    <TeamCard
      member={{
        id: 'rezwana',
        sample: example !== undefined,
        example,
        name: 'Rezwana',
        category: 'management',
        position: 'At work',
        stack,
        picture: { src: '/face.svg', alt: 'Drawn portrait', width: 8, height: 8 },
        ...(linkedIn && { linkedIn }),
      }}
      icon={{ body: '', width: 24, height: 24 }}
      labels={{ linkedIn: '{name} on LinkedIn', newTab: 'opens in a new tab' }}
      language="en"
    />,
  );

test('a member links to LinkedIn in a new tab, and only with a profile', () => {
  show([]);
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  show([], 'https://www.linkedin.com/in/rezwana');
  const link = screen.getByRole('link', { name: 'Rezwana on LinkedIn, opens in a new tab' });
  expect(link.getAttribute('target')).toBe('_blank');
});

test('the technologies of a member are named, if there are any', () => {
  show(['Laravel', 'Vue']);
  expect(screen.getByText('Laravel · Vue')).toBeTruthy();
  cleanup();
  const { container } = show([]);
  expect(container.textContent).not.toContain('·');
});

test('a member who is invented is called an example, a real one is not', () => {
  show([], undefined, 'Example');
  const mark = screen.getByText('Example');
  expect(mark.parentElement?.textContent, 'stays with the last word').toBe('work Example');
  cleanup();
  show([]);
  expect(screen.queryByText('Example')).toBeNull();
});
