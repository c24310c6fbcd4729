import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { demoData } from '../../demo/read-demos.ts';
import { openedForTest } from '../../demo/testing.ts';
import { CourseDemo } from './Demo.tsx';
import { courseSchema } from './schema.ts';

const logins = ['admin', 'Student'].map((role) => ({
  role,
  username: `${role}@example`,
  password: 'demo1234',
}));

// The test's document has no layout to scroll.
Element.prototype.scrollIntoView = vi.fn();

it('fills in the login of whom a screen asks for, also after that of another', async () => {
  const data = demoData('dhape-dhape', courseSchema);
  location.hash = '#/admin';
  render(<CourseDemo {...openedForTest('dhape-dhape', data, logins)} />);
  const name = async () =>
    (await screen.findByRole<HTMLInputElement>('textbox', { name: 'userName' })).value;
  expect(await name()).toBe('admin@example');
  await act(async () => {
    location.hash = '#/mine';
    await new Promise((go) => addEventListener('hashchange', go, { once: true }));
  });
  expect(await name()).toBe('Student@example');
});
