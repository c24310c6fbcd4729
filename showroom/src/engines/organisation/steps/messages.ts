import { suggestedEmail } from '@nokshi/forms/email.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { dayOf } from '../../../words/days.ts';
import type { Form } from '../data.ts';
import { words } from '../words/words.ts';
import { firstMessage, type OrganisationWorld, type Step } from '../world.ts';
import { dialled, faultOf } from './answers.ts';

/** What was written into a form. */
type Sent = {
  readonly form: Form;
  /** Of the form, which is that of its notice or section. */
  readonly name: string;
  readonly about: string;
  readonly answers: Readonly<Record<string, string>>;
};

/** The number that the next message gets. */
export const nextMessage = ({ messages }: OrganisationWorld): number =>
  Math.max(firstMessage - 1, ...messages.map(({ number }) => number)) + 1;

/**
 * Keeps what a form sent, the first of the list from then on.
 * @throws Refusal for the first answer that is wrong, and when the last day of a notice has passed
 */
export const keepMessage: Step<[sent: Sent]> = (
  { data, language, today },
  world,
  { form, name, about, answers },
) => {
  const notice = data.notices.find(({ id }) => id === name);
  const day = dayOf(today);
  if (notice && notice.closes < day) refuse(language, words.isClosed);
  const lines = form.fields.flatMap((field) => {
    const answer = answers[field.id] ?? '';
    const fault = faultOf(field, answer, day);
    const meant = fault === 'noMail' ? suggestedEmail(answer) : undefined;
    if (meant) refuse(language, words.meantMail, { mail: meant }, field.id);
    if (fault) refuse(language, words[fault], {}, field.id);
    const value = field.kind === 'phone' ? dialled(answer) : answer;
    return value === '' ? [] : [{ name: field.label, value, isDay: field.kind === 'day' }];
  });
  const message = { number: nextMessage(world), about, form: name, lines, day };
  return { ...world, messages: [message, ...world.messages] };
};

/** Takes back a message. */
export const forgetMessage: Step<[number: number]> = (_premises, world, number) => ({
  ...world,
  messages: world.messages.filter((message) => message.number !== number),
});
