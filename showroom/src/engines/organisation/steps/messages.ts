import type { Premises } from '../../../runtime/premises.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { dayOf } from '../../../words/days.ts';
import type { Form, OrganisationData } from '../data.ts';
import { words } from '../words/words.ts';
import { firstMessage, type OrganisationWorld } from '../world.ts';
import { dialled, faultOf } from './answers.ts';

/** The number that the next message gets. */
export const nextMessage = ({ messages }: OrganisationWorld): number =>
  Math.max(firstMessage - 1, ...messages.map(({ number }) => number)) + 1;

/**
 * Keeps what a form sent, the first of the list from then on.
 * @param name of the form, which is that of its notice or section
 * @throws Refusal for the first answer that is wrong, and when the last day of a notice has passed
 */
export function keepMessage(
  { data, language, today }: Premises<OrganisationData>,
  world: OrganisationWorld,
  {
    form,
    name,
    about,
    answers,
  }: {
    readonly form: Form;
    readonly name: string;
    readonly about: string;
    readonly answers: Readonly<Record<string, string>>;
  },
): OrganisationWorld {
  const notice = data.notices.find(({ id }) => id === name);
  const day = dayOf(today);
  if (notice && notice.closes < day) refuse(language, words.isClosed);
  const lines = form.fields.flatMap((field) => {
    const answer = answers[field.id] ?? '';
    const fault = faultOf(field, answer, day);
    if (fault) refuse(language, words[fault], {}, field.id);
    const value = field.kind === 'phone' ? dialled(answer) : answer;
    return value === '' ? [] : [{ name: field.label, value, isDay: field.kind === 'day' }];
  });
  const message = { number: nextMessage(world), about, form: name, lines, day };
  return { ...world, messages: [message, ...world.messages] };
}

/** Takes back a message. */
export const forgetMessage = (
  _premises: Premises<OrganisationData>,
  world: OrganisationWorld,
  number: number,
): OrganisationWorld => ({
  ...world,
  messages: world.messages.filter((message) => message.number !== number),
});
