import { foldedWords } from '@nokshi/forms/search-words.ts';
import { oneOf } from '../../../demo/one-of.ts';
import { textIn } from '../../../demo/words.ts';
import type { Premises } from '../../../runtime/premises.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { dayOf } from '../../../words/days.ts';
import { mobileNumber } from '../../../words/phone.ts';
import { lastStage, type PipelineData, type Step } from '../data.ts';
import { words } from '../words/words.ts';
import type { Lead, PipelineWorld } from '../world-schema.ts';
import { partsOf } from './quotations.ts';

/**
 * Moves a lead to a stage. Where flats are sold, only booking one leads to the last stage, and nothing
 * leads back from it: the board and the house count the same.
 * @throws Refusal for a move that only a booking makes or undoes
 */
export const moveTo: Step<[id: string, stage: string]> = ({ data, language }, world, id, stage) => {
  const lead = oneOf(world.leads, id);
  const name = textIn(lead.name, language);
  if (data.desk.kind === 'flats' && stage !== lead.stage) {
    if (stage === lastStage(data)) refuse(language, words.bookFirst, { name });
    if (lead.stage === lastStage(data)) refuse(language, words.hasBooked, { name });
  }
  const leads = world.leads.map((one) => (one.id === id ? { ...one, stage } : one));
  return { ...world, leads };
};

/**
 * Moves a lead along the board.
 * @param by 1 to the next stage, -1 back
 * @throws Refusal beyond either end, and as moveTo
 */
export const moveBy: Step<[id: string, by: 1 | -1]> = (premises, world, id, by) => {
  const { data, language } = premises;
  const at = data.stages.findIndex((stage) => stage.id === oneOf(world.leads, id).stage);
  const next = data.stages[at + by];
  if (!next) {
    refuse(language, words.noStage, { stage: textIn(data.stages[at]?.name ?? '', language) });
  }
  return moveTo(premises, world, id, next.id);
};

/** A mobile number as it is dialled. @throws Refusal for any other */
export const checkedPhone = ({ language }: Premises<PipelineData>, typed: string): string =>
  mobileNumber(typed) ?? refuse(language, words.phoneWrong, {}, 'phone');

/** Somebody on the board with that name, in any of its languages. */
export const namesakeOf = ({ leads }: PipelineWorld, name: string): Lead | undefined =>
  leads.find((lead) => {
    const names = typeof lead.name === 'string' ? [lead.name] : Object.values(lead.name);
    return names.some((one) => foldedWords(one) === foldedWords(name));
  });

type Given = Readonly<Record<'name' | 'phone' | 'area' | 'wants', string>> & {
  /** Whether the visitor knows that there is somebody of the same name. */
  readonly isNamesake: boolean;
};

/**
 * Puts a lead on the board.
 * @throws Refusal without a name or number, for a number that is there, and for a name that is there
 * until it is said to be somebody else's
 */
export const addLead: Step<[given: Given]> = (
  premises,
  world,
  { name, phone: typed, area, wants, isNamesake },
) => {
  const { data, language, today } = premises;
  if (name === '') refuse(language, words.nameMissing, {}, 'name');
  const phone = checkedPhone(premises, typed);
  const known = world.leads.find((lead) => lead.phone === phone);
  if (known) refuse(language, words.phoneKnown, { name: textIn(known.name, language) }, 'phone');
  const namesake = namesakeOf(world, name);
  if (namesake && !isNamesake) {
    const values = { name: textIn(namesake.name, language), phone: namesake.phone };
    refuse(language, words.nameKnown, values, 'name');
  }
  const lead: Lead = {
    id: leadId(phone),
    name,
    area,
    phone,
    wants,
    stage: data.stages[0]?.id ?? '',
    person: world.person,
    note: '',
    last: dayOf(today),
  };
  return { ...world, leads: [lead, ...world.leads] };
};

/** What a lead is known by: no two have one number. */
export const leadId = (phone: string): string => `lead-${phone}`;

/**
 * What a person has sold in the season, in taka: what stood there at first, and the quotations of their
 * leads that came to the last stage since.
 */
export function soldOf(data: PipelineData, world: PipelineWorld, person: string): number {
  const { desk } = data;
  const before = oneOf(data.people, person).season?.sold ?? 0;
  if (desk.kind !== 'field') return before;
  return world.leads
    .filter((lead) => lead.person === person && lead.stage === lastStage(data))
    .flatMap(({ id }) => world.quotations.find(({ lead }) => lead === id) ?? [])
    .reduce((sum, quotation) => {
      const { price, discount } = partsOf(desk, quotation);
      return sum + price - discount;
    }, before);
}
