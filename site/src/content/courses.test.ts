import { languageCodes } from '@nokshi/forms/languages.ts';
import { leastTime } from '@nokshi/prices/lowest-price.ts';
import { expect, test } from 'vitest';
import { contentForTests } from '../seo/testing.ts';
import { courseView, minutesView } from './courses.ts';
import { planFor } from './price-texts.ts';
import { plain } from './text.ts';

test('the handovers of a service come in their order, and end when its price says that the work is done', () => {
  const { services, prices } = contentForTests();
  for (const { id, course } of services) {
    const plan = planFor(prices, 'services', id);
    if (!course || !plan) continue;
    const times = course.handovers.map(({ at }) => at);
    expect(times, id).toEqual([...new Set(times)].sort((one, other) => one - other));
    const { from, to } = leastTime(plan);
    expect(times.at(-1), id).toBeGreaterThanOrEqual(from);
    expect(times.at(-1), id).toBeLessThanOrEqual(to);
  }
});

test('where a price is paid in parts, the handovers name all three in order; what is rented has none', () => {
  const { services, prices } = contentForTests();
  for (const { id, course } of services) {
    const plan = planFor(prices, 'services', id);
    if (!course || !plan) continue;
    const paid = course.handovers.flatMap(({ pays }) => pays ?? []);
    expect(paid, id).toEqual(plan.buy ? ['first', 'second', 'third'] : []);
    if (plan.buy) expect(course.handovers[0], id).toMatchObject({ at: 0, pays: 'first' });
    if (plan.buy) expect(course.handovers.at(-1), id).toMatchObject({ pays: 'third' });
  }
});

test('a thread has a stitch for each week or working day until the next handover, and tells what is paid', () => {
  for (const language of languageCodes) {
    const { prices, pages } = contentForTests(language);
    const { pays, detail } = pages.services;
    if (!detail.course || !pays) throw new Error('content/pages/services tells no course');
    const words = { pays, course: detail.course };
    const handovers = [
      { at: 0, words: 'contract', pays: 'first' as const },
      { at: 3, words: 'trial', pays: undefined },
      { at: 5, words: 'handover', pays: undefined },
    ];
    const view = (plan: string) =>
      courseView(
        { sample: false, handovers, after: 'care' },
        prices.plans.find(({ key }) => key === plan),
        words,
        language,
      );
    const inWeeks = view('web-development');
    expect(inWeeks.intro).toBe(detail.course.week);
    expect(inWeeks.handovers.map(({ stitches }) => stitches)).toEqual([3, 2, 0, 0]);
    expect(inWeeks.handovers[0]).toMatchObject({ when: detail.course.start, pays: pays.first });
    expect(plain(inWeeks.handovers[1]?.when ?? '')).toMatch(/3|৩/);
    expect(inWeeks.handovers[3]).toMatchObject({ when: detail.course.after, words: 'care' });
    expect(view('networking').intro).toBe(detail.course.day);
  }
});

test('a demo has a stitch for each of its minutes, and begins at the start', () => {
  const { minutes } = contentForTests().pages['book-a-demo'];
  if (!minutes) throw new Error('content/pages/book-a-demo tells no minutes');
  const { knots } = minutesView(minutes, 'en');
  expect(knots.map(({ when }) => when).slice(0, 2)).toEqual(['At the start', 'Minute 5']);
  const last = minutes.steps.at(-1)?.from;
  expect(knots.reduce((total, { stitches }) => total + stitches, 0)).toBe(last);
});
