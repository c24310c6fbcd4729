import { type ReactNode, type SubmitEvent, useState } from 'react';
import { filled } from '../../../frame/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { fieldDate } from '../../../words/field-day.ts';
import type { Form } from '../data.ts';
import { useOrganisation } from '../engine.ts';
import { type AnswerFault, faultOf } from '../form.ts';
import { words } from '../words.ts';
import { keepMessage } from '../world.ts';
import { FormField } from './FormField.tsx';
import styles from './FormView.module.css';
import { Sent } from './Sent.tsx';

/**
 * A form whose answers stay in this browser, and what was written by it before.
 * @param name tells it from other forms of the demo
 * @param about what its messages are about
 * @param children what stands between its fields and its button
 */
export function FormView({
  form,
  name,
  about,
  goal,
  onAnswer,
  children,
}: {
  form: Form;
  name: string;
  about: string;
  goal: 'asked' | 'applied';
  onAnswer?: (field: string, text: string) => void;
  children?: ReactNode;
}) {
  const { translate, today, change, completeTask, notify } = useOrganisation();
  const [faults, setFaults] = useState<Readonly<Record<string, AnswerFault>>>({});
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sheet = event.currentTarget;
    const typed = new FormData(sheet);
    const answer = (id: string) => String(typed.get(id) ?? '').trim();
    const found = form.fields.flatMap((field) => {
      const fault = faultOf(field, answer(field.id), fieldDate(0, today));
      return fault ? [[field.id, fault] as const] : [];
    });
    setFaults(Object.fromEntries(found));
    const [wrong] = found;
    if (wrong) {
      const control = sheet.elements.namedItem(wrong[0]);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    const lines = form.fields
      .map(({ id, label }) => ({ name: translate(label), value: answer(id) }))
      .filter(({ value }) => value !== '');
    let number = 0;
    change((before) => {
      const after = keepMessage(before, { about, form: name, lines });
      number = after.messages[0]?.number ?? 0;
      return after;
    });
    completeTask(goal);
    sheet.reset();
    for (const { id } of form.fields) onAnswer?.(id, '');
    notify(filled(translate(words.kept), { number: String(number) }));
  };
  return (
    <div className={styles.form}>
      <form onSubmit={send} noValidate>
        {form.fields.map((field) => (
          <FormField
            key={field.id}
            field={field}
            fault={faults[field.id]}
            onChange={(text) => onAnswer?.(field.id, text)}
          />
        ))}
        {children}
        <Button type="submit">{translate(form.button)}</Button>
        {form.note && <p className={styles.note}>{translate(form.note)}</p>}
      </form>
      <Sent form={name} />
    </div>
  );
}
