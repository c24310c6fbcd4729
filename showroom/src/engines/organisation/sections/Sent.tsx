import { Button } from '../../../ui/Button.tsx';
import { dayInWords } from '../../../words/days.ts';
import { useOrganisation } from '../engine.ts';
import { words } from '../words.ts';
import { forgetMessage } from '../world.ts';
import styles from './Sent.module.css';

/** What the visitor wrote by a form, kept in this browser; each can be taken back. */
export function Sent({ form }: { form: string }) {
  const { world, translate, today, language, change } = useOrganisation();
  const own = world.messages.filter((message) => message.form === form);
  if (own.length === 0) return null;
  return (
    <div className={styles.sent}>
      <h3>{translate(words.sent)}</h3>
      <ul>
        {own.map(({ number, about, lines, day }) => (
          <li key={number}>
            <p>
              <b>
                {translate(words.number)} {number}
              </b>
              , {dayInWords(day, today, language)} · {about}
            </p>
            <dl>
              {lines.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <Button
              variant="quiet"
              label={`${translate(words.forget)}: ${number}`}
              onClick={() => change((before) => forgetMessage(before, number))}
            >
              {translate(words.forget)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
