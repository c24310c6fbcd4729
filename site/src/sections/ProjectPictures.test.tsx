import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProjectPictures } from './ProjectPictures.tsx';

const show = (names: string[]) =>
  render(
    <ProjectPictures
      pictures={names.map((alt) => {
        const files = { phone: `/${alt}.avif 640w`, wide: `/${alt}.avif 1200w` };
        return { src: `/${alt}.webp`, alt, width: 16, height: 10, whole: files };
      })}
    />,
  );

test('the pictures of a project stand in their order, and one left over is as wide as two', () => {
  const { container } = show(['counter', 'stock', 'invoice']);
  const names = screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'));
  expect(names).toEqual(['counter', 'stock', 'invoice']);
  const widths = [...container.querySelectorAll('source[media]')].map((one) =>
    one.getAttribute('sizes'),
  );
  expect(new Set(widths).size).toBe(2);
  expect(widths[1]).toBe(widths[2]);
});

test('a project without more pictures shows nothing for them', () => {
  const { container } = show([]);
  expect(container.innerHTML).toBe('');
});
