import { asciiDigits } from '@nokshi/forms/digits.ts';
import { type Office, refusal } from '../office/speak.ts';
import { oneOf } from '../office/world.ts';
import { words } from './words.ts';
import type { Lead, PipelineData, PipelineWorld } from './world.ts';

/** Moves a lead to a stage. */
export const moveTo = (world: PipelineWorld, id: string, stage: string): PipelineWorld => ({
  ...world,
  leads: world.leads.map((lead) => (lead.id === id ? { ...lead, stage } : lead)),
});

/**
 * Moves a lead along the board.
 * @param by 1 to the next stage, -1 back
 * @throws Refusal beyond either end
 */
export function moveBy(
  world: PipelineWorld,
  { data, translate }: Office<PipelineData>,
  id: string,
  by: 1 | -1,
): PipelineWorld {
  const at = data.stages.findIndex((stage) => stage.id === oneOf(world.leads, id).stage);
  const next = data.stages[at + by];
  if (!next) {
    const stage = data.stages[at];
    throw refusal(translate(words.lastStage), { stage: stage ? translate(stage.name) : '' });
  }
  return moveTo(world, id, next.id);
}

/** A mobile number in Latin digits. @throws Refusal for any other */
export function checkedPhone(
  typed: string,
  { translate }: Pick<Office<PipelineData>, 'translate'>,
): string {
  const phone = asciiDigits(typed).replaceAll(/[\s-]/g, '');
  if (/^01\d{9}$/.test(phone)) return phone;
  throw refusal(translate(words.phoneWrong));
}

/** Puts a lead on the board. @throws Refusal without a name or number, and for a number that is there */
export function addLead(
  world: PipelineWorld,
  office: Office<PipelineData>,
  given: Pick<Lead, 'area' | 'phone' | 'wants'> & { readonly name: string },
): PipelineWorld {
  const { data, translate } = office;
  if (given.name === '') throw refusal(translate(words.nameMissing));
  const phone = checkedPhone(given.phone, office);
  const known = world.leads.find((lead) => lead.phone === phone);
  if (known) throw refusal(translate(words.phoneKnown), { name: translate(known.name) });
  const lead: Lead = {
    ...given,
    id: `lead-${world.leads.length + 1}`,
    phone,
    stage: data.stages[0]?.id ?? '',
    person: world.person,
    note: '',
    last: 0,
  };
  return { ...world, leads: [lead, ...world.leads] };
}

/**
 * What a person has sold in the season, in taka: what stood there at first, and the quotations of their
 * leads that came to the last stage since.
 */
export function soldOf(data: PipelineData, world: PipelineWorld, person: string): number {
  const { desk } = data;
  const before = oneOf(data.people, person).season?.sold ?? 0;
  const last = data.stages.at(-1)?.id;
  if (desk.kind !== 'field') return before;
  return world.leads
    .filter((lead) => lead.person === person && lead.stage === last)
    .flatMap(({ id }) => world.quotations.find(({ lead }) => lead === id) ?? [])
    .reduce((sum, { machine, discount }) => {
      return sum + oneOf(desk.machines, machine).price - discount;
    }, before);
}
