import { screenHash } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { Panel, Panels } from '../../../ui/Panels.tsx';
import type { FlatsDesk } from '../data.ts';
import { type Cheque, chequesOf, remind } from '../steps/reminders.ts';
import { flatName } from '../words/flat-name.ts';
import { words } from '../words/words.ts';
import styles from './Cheques.module.css';
import { useDesk } from './useDesk.ts';
import { usePartWords } from './usePartWords.ts';

/** Every cheque that is awaited, and the reminder that goes out before its date. */
export function Cheques({ desk }: { desk: FlatsDesk }) {
  const { world, t, today, count, say } = useDesk();
  const cheques = chequesOf(desk, world, today);
  return (
    <Panels>
      <Panel title={t(words.cheques)} isWide>
        <p>{say(words.chequesHint, { count: count(desk.ahead) })}</p>
        {cheques.length === 0 && <p>{t(words.noCheques)}</p>}
        <ul className={styles.cheques}>
          {cheques.map((cheque) => (
            <Row key={`${cheque.flat.id} ${cheque.at}`} desk={desk} cheque={cheque} />
          ))}
        </ul>
      </Panel>
    </Panels>
  );
}

function Row({ desk, cheque }: { desk: FlatsDesk; cheque: Cheque }) {
  const { t, language, money, count, completeTask, notify, businessName, date, act, say } =
    useDesk();
  const partWords = usePartWords();
  const { flat, part, at, remindOn, state } = cheque;
  const spoken = flatName(flat.id, language);
  const name = say(words.flat, { flat: spoken });
  const buyer = t(flat.buyer);
  const day = date(part.day, 'year');
  const send = () => {
    if (!act(remind, desk, flat.id, at)) return;
    completeTask('reminded');
    notify(say(words.sent, { flat: spoken }));
  };
  return (
    <li className={styles.cheque} data-state={state}>
      <p className={styles.head}>
        <a href={screenHash('house', flat.id)}>{name}</a>
        <b>{money(part.amount)}</b>
      </p>
      <p>
        {buyer} · {partWords(part)} · {t(words.cheque)}: {day}
      </p>
      {state === 'later' ? (
        <p className={styles.later}>
          {say(words.smsOn, {
            day: date(remindOn),
            count: count(desk.ahead),
          })}
        </p>
      ) : (
        <blockquote className={styles.sms}>
          {say(words.sms, {
            buyer,
            amount: money(part.amount),
            flat: spoken,
            day,
            business: businessName,
          })}
        </blockquote>
      )}
      {state === 'sent' && <p>{t(words.smsSent)}</p>}
      {state === 'due' && (
        <p>
          <Button label={`${t(words.send)}: ${name}`} onClick={send}>
            {t(words.send)}
          </Button>
        </p>
      )}
    </li>
  );
}
