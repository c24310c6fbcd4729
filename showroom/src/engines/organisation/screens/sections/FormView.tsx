import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import type { Form } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { forgetMessage, keepMessage, nextMessage } from '../../steps/messages.ts';
import { words } from '../../words/words.ts';
import { FormField } from './FormField.tsx';
import styles from './FormView.module.css';
import shared from './Sections.module.css';

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
      form.fields.map(({ id }) => [id, String(typed.get(id) ?? '')]),
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

/** What the visitor wrote by a form, kept in this browser; each can be taken back. */
function Sent({ form }: { form: string }) {
  const { world, t, date, act } = useOrganisation();
  const own = world.messages.filter((message) => message.form === form);
  if (own.length === 0) return null;
  return (
    <Stack>
      <h3>{t(words.sent)}</h3>
      <Stack as="ul">
        {own.map(({ number, about, lines, day }) => (
          <Stack as="li" gap={2} key={number} className={`${shared.card} ${styles.message}`}>
            <p>
              <b>
                {t(words.number)} {number}
              </b>
              , {date(day)} · {about}
            </p>
            <dl>
              {lines.map(({ name, value, isDay }) => (
                <Row key={t(name)}>
                  <dt className={shared.soft}>{t(name)}</dt>
                  <dd>{isDay ? date(value, 'year') : value}</dd>
                </Row>
              ))}
            </dl>
            <Row>
              <Button
                variant="quiet"
                label={`${t(words.forget)}: ${number}`}
                onClick={() => act(forgetMessage, number)}
              >
                {t(words.forget)}
              </Button>
            </Row>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
