import { expect, it } from 'vitest';
import { checkOrganisation } from '../../../test/checks/organisation.ts';
import { holdThroughRandomSteps, type RandomStep } from '../../../test/random-steps.ts';
import { dataOn, demoData, demosOfEngine } from '../../demo/read-demos.ts';
import { beginOrganisation } from './begin.ts';
import { type Form, methods, type OrganisationData, rhythms, sectionsOf } from './data.ts';
import { organisationSchema } from './schema.ts';
import { give, stopGift } from './steps/gifts.ts';
import { forgetMessage, keepMessage } from './steps/messages.ts';
import type { OrganisationWorld } from './world.ts';
import { worldSchema } from './world-schema.ts';

type Step = RandomStep<OrganisationData, OrganisationWorld>;

/** Every form with the name that it is sent under. */
const formsOf = ({ pages, notices }: OrganisationData): readonly { name: string; form: Form }[] => [
  ...notices.map(({ id, form }) => ({ name: id, form })),
  ...pages
    .flatMap(sectionsOf)
    .flatMap((section, at) =>
      section.kind === 'message' || section.kind === 'items'
        ? [{ name: `section-${at}`, form: section.form }]
        : [],
    ),
];

const answers = {
  text: ['Rahima', ''],
  mail: ['rahima@example.com', 'rahima'],
  phone: ['01710-002233', '+৪৯ ৪০ ১২৩৪৫৬৭', '12345'],
  long: ['A jarul tree', ''],
  count: ['12', '১২', '2.5', '-1'],
  measure: ['2.5', '২.৫', 'four'],
  day: ['2090-01-01', '2020-01-01', 'soon'],
  month: ['January 2027'],
  choice: ['A house'],
} as const;

const steps: Record<string, Step> = {
  give: (premises, world, choose) =>
    give(premises, world, {
      name: choose.oneOf(['Rahima', { en: 'A friend', bn: 'একজন' }]),
      amount: choose.oneOf([choose.number(50, 9000), 49, 50, 500_000, 500_001, 0.5, Number.NaN]),
      rhythm: choose.oneOf(rhythms),
      method: choose.oneOf(methods),
      project: choose.oneOf([
        null,
        'no-such-project',
        ...premises.data.projects.map(({ id }) => id),
      ]),
    }),
  stopGift: (premises, world, choose) =>
    stopGift(premises, world, choose.oneOf(world.gifts).number),
  keepMessage: (premises, world, choose) => {
    const { name, form } = choose.oneOf(formsOf(premises.data));
    const typed = form.fields.map(({ id, kind }) => [id, choose.oneOf<string>(answers[kind])]);
    return keepMessage(premises, world, {
      form,
      name,
      about: 'A letter',
      answers: Object.fromEntries(typed),
    });
  },
  forgetMessage: (premises, world, choose) =>
    forgetMessage(premises, world, choose.oneOf(world.messages).number),
};

for (const name of demosOfEngine('organisation')) {
  it(`${name} adds up after whatever was done`, () => {
    const data = demoData(name, organisationSchema);
    holdThroughRandomSteps(
      {
        data,
        begin: beginOrganisation,
        check: checkOrganisation,
        schema: worldSchema,
        steps,
      },
      { runs: 30, mostSteps: 20 },
    );
  });
}

it('tells when a gift is there twice, and when another one than one’s own is stopped', () => {
  const data = dataOn('nonajol', organisationSchema);
  const world = beginOrganisation(data);
  const now = new Date(2026, 10, 22);
  const [first] = world.gifts;
  if (!first) throw new Error('it has gifts');
  const twice = [first, ...world.gifts];
  expect(checkOrganisation(data, { ...world, gifts: twice }, now)).toEqual([
    'a gift is there twice',
  ]);
  const stopped = world.gifts.map((gift) => ({ ...gift, isStopped: gift === first }));
  expect(checkOrganisation(data, { ...world, gifts: stopped }, now)).toHaveLength(1);
});
