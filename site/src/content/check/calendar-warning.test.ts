import { expect, it } from 'vitest';
import { calendarWarning } from './calendar-warning.ts';

it('asks for the next year of the demos’ calendar three months before it ends, and from then on', () => {
  expect(calendarWarning('2028-09-30')).toBeUndefined();
  for (const day of ['2028-10-01', '2028-12-31', '2029-06-01']) {
    expect(calendarWarning(day)).toContain('ends on 2028-12-31');
  }
});
