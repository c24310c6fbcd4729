import { Button } from '../../../../ui/Button.tsx';
import { useOrganisation } from '../../engine.ts';
import { forgetMessage } from '../../steps/messages.ts';
import { words } from '../../words/words.ts';
import styles from './Sent.module.css';

/** What the visitor wrote by a form, kept in this browser; each can be taken back. */
export function Sent({ form }: { form: string }) {
  const { world, t, date, act } = useOrganisation();
  const own = world.messages.filter((message) => message.form === form);
  if (own.length === 0) return null;
  return (
    <div className={styles.sent}>
      <h3>{t(words.sent)}</h3>
      <ul>
        {own.map(({ number, about, lines, day }) => (
          <li key={number}>
            <p>
              <b>
                {t(words.number)} {number}
              </b>
              , {date(day)} · {about}
            </p>
            <dl>
              {lines.map(({ name, value, isDay }) => (
                <div key={t(name)}>
                  <dt>{t(name)}</dt>
                  <dd>{isDay ? date(value, 'year') : value}</dd>
                </div>
              ))}
            </dl>
            <Button
              variant="quiet"
              label={`${t(words.forget)}: ${number}`}
              onClick={() => act(forgetMessage, number)}
            >
              {t(words.forget)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
