import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FeatureHighlights } from './FeatureHighlights.tsx';

const files = { phone: '/counter.avif 640w', wide: '/counter.avif 1200w' };
const picture = { src: '/counter.webp', alt: 'A counter', width: 16, height: 10, whole: files };
const icon = { body: '', width: 24, height: 24 };
const feature = (title: string) => ({ icon, title, description: 'What it does.' });

test('the details that keys go through are one group, called as their section is', () => {
  const features = ['Selling', 'Stock'].map((title) => ({ ...feature(title), picture }));
  render(<FeatureHighlights title="Feature Highlights" features={features} />);
  const group = screen.getByRole('radiogroup', { name: 'Feature Highlights' });
  const names = within(group).getAllByRole('radio');
  expect(names.map((radio) => radio.getAttribute('aria-label'))).toEqual(['Selling', 'Stock']);
});

test('features without pictures are a list alone', () => {
  render(<FeatureHighlights title="Feature Highlights" features={[feature('Selling')]} />);
  expect(screen.queryByRole('radiogroup')).toBeNull();
});
