import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Stack } from '../../../../ui/layout.tsx';
import type { Form } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { keepMessage, nextMessage } from '../../steps/messages.ts';
import { words } from '../../words/words.ts';
import { FormField } from './FormField.tsx';
import styles from './FormView.module.css';
import shared from './Sections.module.css';
import { Sent } from './Sent.tsx';

/**
 * A form whose answers stay in this browser, and what was written by it before.
 * @param name tells it from other forms of the demo
 * @param about what its messages are about
 */
export function FormView({
  form,
  name,
  about,
  goal,
  onAnswer,
}: {
  form: Form;
  name: string;
  about: string;
  goal: 'asked' | 'applied';
  onAnswer?: (field: string, text: string) => void;
}) {
  const { world, t, act, completeTask, notify, say } = useOrganisation();
  const send = (typed: FormData, sheet: HTMLFormElement) => {
    const answers = Object.fromEntries(
      form.fields.map(({ id }) => [id, String(typed.get(id) ?? '').trim()]),
    );
    const number = nextMessage(world);
    if (!act(keepMessage, { form, name, about, answers })) return;
    completeTask(goal);
    sheet.reset();
    for (const { id } of form.fields) onAnswer?.(id, '');
    notify(say(words.kept, { number: String(number) }));
  };
  return (
    <Stack gap={5} className={styles.form}>
      <Entry send={send}>
        {form.fields.map((field) => (
          <FormField key={field.id} field={field} onChange={(text) => onAnswer?.(field.id, text)} />
        ))}
        <Button type="submit">{t(form.button)}</Button>
        {form.note && <p className={shared.soft}>{t(form.note)}</p>}
      </Entry>
      <Sent form={name} />
    </Stack>
  );
}
