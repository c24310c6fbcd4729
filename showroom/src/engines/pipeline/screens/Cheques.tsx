import { screenHash } from '../../../runtime/hash.ts';
import { filled } from '../../../shell/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { Panel, Panels } from '../../../ui/Panels.tsx';
import { dayInWords } from '../../../words/days.ts';
import type { FlatsDesk } from '../data.ts';
import { type Cheque, chequesOf, remind } from '../steps/reminders.ts';
import { flatName } from '../words/flat-name.ts';
import { words } from '../words/words.ts';
import styles from './Cheques.module.css';
import { useDesk } from './useDesk.ts';
import { usePartWords } from './usePartWords.ts';

/** Every cheque that is awaited, and the reminder that goes out before its date. */
export function Cheques({ desk }: { desk: FlatsDesk }) {
  const { world, translate, today, count } = useDesk();
  const cheques = chequesOf(desk, world, today);
  return (
    <Panels>
      <Panel title={translate(words.cheques)} isWide>
        <p>{filled(translate(words.chequesHint), { count: count(desk.ahead) })}</p>
        {cheques.length === 0 && <p>{translate(words.noCheques)}</p>}
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
  const { translate, language, money, count, step, completeTask, notify, businessName } = useDesk();
  const partWords = usePartWords();
  const { flat, part, at, remindOn, state } = cheque;
  const spoken = flatName(flat.id, language);
  const name = filled(translate(words.flat), { flat: spoken });
  const buyer = translate(flat.buyer);
  const day = dayInWords(part.day, language, 'year');
  const send = () => {
    if (!step((premises, before) => remind(premises, before, desk, flat.id, at))) return;
    completeTask('reminded');
    notify(filled(translate(words.sent), { flat: spoken }));
  };
  return (
    <li className={styles.cheque} data-state={state}>
      <p className={styles.head}>
        <a href={screenHash('house', flat.id)}>{name}</a>
        <b>{money(part.amount)}</b>
      </p>
      <p>
        {buyer} · {partWords(part)} · {translate(words.cheque)}: {day}
      </p>
      {state === 'later' ? (
        <p className={styles.later}>
          {filled(translate(words.smsOn), {
            day: dayInWords(remindOn, language),
            count: count(desk.ahead),
          })}
        </p>
      ) : (
        <blockquote className={styles.sms}>
          {filled(translate(words.sms), {
            buyer,
            amount: money(part.amount),
            flat: spoken,
            day,
            business: businessName,
          })}
        </blockquote>
      )}
      {state === 'sent' && <p>{translate(words.smsSent)}</p>}
      {state === 'due' && (
        <p>
          <Button label={`${translate(words.send)}: ${name}`} onClick={send}>
            {translate(words.send)}
          </Button>
        </p>
      )}
    </li>
  );
}
