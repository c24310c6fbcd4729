import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { demoData } from '../demo/read-demos.ts';
import { openedForTest } from '../demo/testing.ts';
import { SchoolProvider, useSchool } from '../engines/school/engine.ts';
import { schoolSchema } from '../engines/school/schema.ts';

const data = demoData('boro-jamtola', schoolSchema);

/** A screen that does each of the three things at a press. */
function Tasks() {
  const { completeTask } = useSchool();
  return (
    <main>
      {data.tasks.map(({ goal }) => (
        <button key={goal} type="button" onClick={() => completeTask(goal)}>
          {goal}
        </button>
      ))}
    </main>
  );
}

const list = () => within(screen.getByRole('region', { name: 'tasks' }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const next = () => list().getByRole('status').textContent;

beforeEach(() => {
  localStorage.clear();
  location.hash = '';
  render(
    <SchoolProvider opened={openedForTest('boro-jamtola', data)}>
      <Tasks />
    </SchoolProvider>,
  );
});

test('a task that is done leads to the next one, and the last to the price', () => {
  expect(next()).toContain('1 In the office');
  press('published');
  expect(next()).toContain('2 As Student');
  press('substituted');
  press('read');
  expect(next()).toBe('tasksDone');
  const price = list().getByRole('link', { name: 'price' });
  expect(price.getAttribute('href')).toBe('/price?product=gallery');
});

test('the screen of a task opens when somebody asks where, and its words are said there', async () => {
  await act(async () => {
    const arrived = new Promise((go) => addEventListener('hashchange', go, { once: true }));
    press('taskWhere');
    await arrived;
  });
  expect(location.hash).toBe('#/office/results');
  expect(screen.getByRole('alert').textContent).toContain('In the office');
});

test('what is put away keeps the focus and the count, and is found again', () => {
  press('tasksHide');
  const back = list().getByRole('button', { name: /^tasks/ });
  expect(document.activeElement).toBe(back);
  expect(next()).not.toContain('In the office');
  fireEvent.click(back);
  expect(next()).toContain('In the office');
});

test('all three can be read at a press', () => {
  expect(list().getByRole('list', { hidden: true }).hidden).toBe(true);
  fireEvent.click(list().getByRole('button', { name: /In the office/ }));
  expect(list().getAllByRole('listitem')).toHaveLength(3);
});
