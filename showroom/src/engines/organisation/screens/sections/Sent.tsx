import { Button } from '../../../../ui/Button.tsx';
import { dayInWords } from '../../../../words/days.ts';
import { useOrganisation } from '../../engine.ts';
import { forgetMessage } from '../../steps/messages.ts';
import { words } from '../../words/words.ts';
import styles from './Sent.module.css';

/** What the visitor wrote by a form, kept in this browser; each can be taken back. */
export function Sent({ form }: { form: string }) {
  const { world, translate, language, step } = useOrganisation();
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
              , {dayInWords(day, language)} · {about}
            </p>
            <dl>
              {lines.map(({ name, value, isDay }) => (
                <div key={translate(name)}>
                  <dt>{translate(name)}</dt>
                  <dd>{isDay ? dayInWords(value, language, 'year') : value}</dd>
                </div>
              ))}
            </dl>
            <Button
              variant="quiet"
              label={`${translate(words.forget)}: ${number}`}
              onClick={() => step((premises, before) => forgetMessage(premises, before, number))}
            >
              {translate(words.forget)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
