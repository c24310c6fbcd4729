import { Button } from '../../../ui/Button.tsx';
import { dayInWords } from '../../../words/days.ts';
import { useOrganisation } from '../room.ts';
import { words } from '../words.ts';
import { forgetMessage } from '../world.ts';
import styles from './Sent.module.css';

/** What the visitor wrote by a form, kept in this browser; each can be taken back. */
export function Sent({ form }: { form: string }) {
  const { world, say, today, language, change } = useOrganisation();
  const own = world.messages.filter((message) => message.form === form);
  if (own.length === 0) return null;
  return (
    <div className={styles.sent}>
      <h3>{say(words.sent)}</h3>
      <ul>
        {own.map(({ number, about, lines, day }) => (
          <li key={number}>
            <p>
              <b>
                {say(words.number)} {number}
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
              label={`${say(words.forget)}: ${number}`}
              onClick={() => change((before) => forgetMessage(before, number))}
            >
              {say(words.forget)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
