import type { ReactNode } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import type { Form } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { keepMessage } from '../../steps/messages.ts';
import { words } from '../../words/words.ts';
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
  const { t, step, completeTask, notify, say } = useOrganisation();
  const send = (typed: FormData, sheet: HTMLFormElement) => {
    const answers = Object.fromEntries(
      form.fields.map(({ id }) => [id, String(typed.get(id) ?? '').trim()]),
    );
    let number = 0;
    const isKept = step((premises, before) => {
      const after = keepMessage(premises, before, { form, name, about, answers });
      number = after.messages[0]?.number ?? 0;
      return after;
    });
    if (!isKept) return;
    completeTask(goal);
    sheet.reset();
    for (const { id } of form.fields) onAnswer?.(id, '');
    notify(say(words.kept, { number: String(number) }));
  };
  return (
    <div className={styles.form}>
      <Entry send={send}>
        {form.fields.map((field) => (
          <FormField key={field.id} field={field} onChange={(text) => onAnswer?.(field.id, text)} />
        ))}
        {children}
        <Button type="submit">{t(form.button)}</Button>
        {form.note && <p className={styles.note}>{t(form.note)}</p>}
      </Entry>
      <Sent form={name} />
    </div>
  );
}
