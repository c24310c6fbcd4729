import { Button } from '../../../../ui/Button.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { useOrganisation } from '../../engine.ts';
import { forgetMessage } from '../../steps/messages.ts';
import { words } from '../../words/words.ts';
import shared from './Sections.module.css';
import styles from './Sent.module.css';

/** What the visitor wrote by a form, kept in this browser; each can be taken back. */
export function Sent({ form }: { form: string }) {
  const { world, t, date, act } = useOrganisation();
  const own = world.messages.filter((message) => message.form === form);
  if (own.length === 0) return null;
  return (
    <Stack>
      <h3>{t(words.sent)}</h3>
      {own.map(({ number, about, lines, day }) => (
        <Stack gap={2} key={number} className={`${shared.card} ${styles.message}`}>
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
  );
}
