import { expect, it } from 'vitest';
import { dataOn } from '../../../demo/read-demos.ts';
import { premisesForTest } from '../../../demo/testing.ts';
import type { Form } from '../data.ts';
import { organisationSchema } from '../schema.ts';
import type { OrganisationWorld } from '../world.ts';
import { forgetMessage, keepMessage } from './messages.ts';

const data = dataOn('nonajol', organisationSchema);
const premises = premisesForTest(data);
const empty: OrganisationWorld = { gifts: [], messages: [] };
const field = (id: string, kind: Form['fields'][number]['kind'], isNeeded = true) => ({
  id,
  kind,
  isNeeded,
  label: id,
  hint: null,
  choices: [],
});
const form: Form = {
  fields: [field('phone', 'phone'), field('land', 'measure'), field('when', 'day', false)],
  button: 'Send',
  note: null,
};
const letter = {
  form,
  name: 'letter',
  about: 'A site',
  answers: { phone: '', land: '', when: '' },
};
const sent = (answers: Readonly<Record<string, string>>, name = 'letter') =>
  keepMessage(premises, empty, { ...letter, name, answers: { ...letter.answers, ...answers } });

it('keeps what a form sent until it is taken back', () => {
  const answers = { phone: '01710002233', land: '2.5' };
  const two = keepMessage(premises, sent(answers), { ...letter, answers });
  expect(two.messages.map(({ number }) => number)).toEqual([302, 301]);
  expect(two.messages[0]).toMatchObject({ day: '2026-11-22', about: 'A site' });
  const left = forgetMessage(premises, two, 302);
  expect(left.messages.map(({ number }) => number)).toEqual([301]);
});

it('keeps a number as it is dialled, a day as a day, and nothing of what was left empty', () => {
  const lines = sent({ phone: '+৮৮০ ১৭১০-০০২২৩৩', land: '২.৫', when: '2026-12-01' }).messages[0]
    ?.lines;
  expect(lines).toEqual([
    { name: 'phone', value: '01710002233', isDay: false },
    { name: 'land', value: '২.৫', isDay: false },
    { name: 'when', value: '2026-12-01', isDay: true },
  ]);
  expect(sent({ phone: '+49 40 1234567', land: '3' }).messages[0]?.lines).toMatchObject([
    { value: '+49401234567' },
    { value: '3' },
  ]);
});

it('refuses the first answer that is wrong', () => {
  expect(() => sent({ phone: '12345' })).toThrow(/Eleven digits/);
  expect(() => sent({ phone: '01710002233' })).toThrow(/fill this in/);
  expect(() => sent({ phone: '01710002233', land: 'four' })).toThrow(/number above 0/);
  const late = { phone: '01710002233', land: '4', when: '2026-11-21' };
  expect(() => sent(late)).toThrow(/has passed/);
  expect(sent({ ...late, when: '2026-11-22' }).messages).toHaveLength(1);
});

it('sends nothing to a notice that is closed', () => {
  const answers = { phone: '01710002233', land: '4' };
  const closed = data.notices.find(({ closes }) => closes < '2026-11-22')?.id ?? '';
  const open = data.notices.find(({ closes }) => closes >= '2026-11-22')?.id ?? '';
  expect(() => sent(answers, closed)).toThrow(/last day has passed/);
  expect(sent(answers, open).messages[0]?.form).toBe(open);
  const notices = data.notices.map((one) =>
    one.id === open ? { ...one, closes: '2026-11-22' } : one,
  );
  const lastDay = { ...premises, data: { ...data, notices } };
  const late = { ...letter, name: open, answers: { ...letter.answers, ...answers } };
  expect(keepMessage(lastDay, empty, late).messages[0]?.form).toBe(open);
});
