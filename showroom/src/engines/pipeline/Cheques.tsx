import { filled } from '../../frame/words.ts';
import { screenHash } from '../../room/hash.ts';
import { Button } from '../../ui/Button.tsx';
import { dayInWords } from '../../words/days.ts';
import { Page, Panel } from '../office/desk/Page.tsx';
import styles from './Cheques.module.css';
import { type Cheque, chequesOf, remind } from './cheques.ts';
import { flatName } from './flat-name.ts';
import { usePartWords } from './usePartWords.ts';
import { usePipelineDesk } from './usePipelineDesk.ts';
import { words } from './words.ts';
import type { FlatsDesk } from './world.ts';

/** Every cheque that is awaited, and the reminder that goes out before its date. */
export function Cheques({ desk }: { desk: FlatsDesk }) {
  const { world, say, today, count } = usePipelineDesk();
  const cheques = chequesOf(desk, world, today);
  return (
    <Page>
      <Panel title={say(words.cheques)} isWide>
        <p>{filled(say(words.chequesHint), { count: count(desk.ahead) })}</p>
        {cheques.length === 0 && <p>{say(words.noCheques)}</p>}
        <ul className={styles.cheques}>
          {cheques.map((cheque) => (
            <Row key={`${cheque.flat.id} ${cheque.at}`} desk={desk} cheque={cheque} />
          ))}
        </ul>
      </Panel>
    </Page>
  );
}

function Row({ desk, cheque }: { desk: FlatsDesk; cheque: Cheque }) {
  const { say, language, today, money, count, act, reach, tell, businessName } = usePipelineDesk();
  const partWords = usePartWords();
  const { flat, part, at, remindOn, state } = cheque;
  const spoken = flatName(flat.id, language);
  const name = filled(say(words.flat), { flat: spoken });
  const buyer = say(flat.buyer ?? '');
  const day = dayInWords(part.day, today, language, 'year');
  const send = () => {
    if (!act((before, office) => remind(before, office, flat.id, at))) return;
    reach('reminded');
    tell(filled(say(words.sent), { flat: spoken }));
  };
  return (
    <li className={styles.cheque} data-state={state}>
      <p className={styles.head}>
        <a href={screenHash('house', flat.id)}>{name}</a>
        <b>{money(part.amount)}</b>
      </p>
      <p>
        {buyer} · {partWords(part)} · {say(words.cheque)}: {day}
      </p>
      {state === 'later' ? (
        <p className={styles.later}>
          {filled(say(words.smsOn), {
            day: dayInWords(remindOn, today, language),
            count: count(desk.ahead),
          })}
        </p>
      ) : (
        <blockquote className={styles.sms}>
          {filled(say(words.sms), {
            buyer,
            amount: money(part.amount),
            flat: spoken,
            day,
            business: businessName,
          })}
        </blockquote>
      )}
      {state === 'sent' && <p>{say(words.smsSent)}</p>}
      {state === 'due' && (
        <p>
          <Button label={`${say(words.send)}: ${name}`} onClick={send}>
            {say(words.send)}
          </Button>
        </p>
      )}
    </li>
  );
}
