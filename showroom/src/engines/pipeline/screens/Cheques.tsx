import { screenHash } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { DeskCard } from '../../../ui/DeskCard.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Note, Stack } from '../../../ui/layout.tsx';
import { Panel, Panels } from '../../../ui/Panels.tsx';
import type { FlatsDesk } from '../data.ts';
import { type Cheque, chequesOf, remind } from '../steps/reminders.ts';
import { words } from '../words/words.ts';
import styles from './Cheques.module.css';
import { useDesk } from './useDesk.ts';

/** Every cheque that is awaited, and the reminder that goes out before its date. */
export function Cheques({ desk }: { desk: FlatsDesk }) {
  const { world, t, today, say } = useDesk();
  const cheques = chequesOf(desk, world, today);
  return (
    <Panels>
      <Panel title={t(words.cheques)} isWide>
        <p>{say(words.chequesHint, { count: desk.ahead })}</p>
        {cheques.length === 0 && <p>{t(words.noCheques)}</p>}
        <Stack as="ul">
          {cheques.map((cheque) => (
            <ChequeCard key={`${cheque.flat.id} ${cheque.at}`} desk={desk} cheque={cheque} />
          ))}
        </Stack>
      </Panel>
    </Panels>
  );
}

function ChequeCard({ desk, cheque }: { desk: FlatsDesk; cheque: Cheque }) {
  const { t, taka, done, businessName, nameOfFlat, nameOfPart, date, act, say } = useDesk();
  const { flat, part, at, remindOn, state } = cheque;
  const spoken = nameOfFlat(flat.id);
  const name = say(words.flat, { flat: spoken });
  const buyer = t(flat.buyer);
  const amount = taka(part.amount);
  const day = date(part.day, 'year');
  return (
    <DeskCard
      name={
        <LinkButton variant="text" href={screenHash('house', flat.id)}>
          {name}
        </LinkButton>
      }
      sum={amount}
      isWaiting={state === 'due'}
    >
      <p>
        {buyer} · {nameOfPart(part)} · {t(words.cheque)}: {day}
      </p>
      {state === 'later' ? (
        <Note>{say(words.smsOn, { day: date(remindOn), count: desk.ahead })}</Note>
      ) : (
        <blockquote className={styles.sms}>
          {say(words.sms, { buyer, amount, flat: spoken, day, business: businessName })}
        </blockquote>
      )}
      {state === 'sent' && <p>{t(words.smsSent)}</p>}
      {state === 'due' && (
        <p>
          <Button
            label={`${t(words.send)}: ${name}`}
            onClick={() =>
              act(remind, desk, flat.id, at) && done('reminded', say(words.sent, { flat: spoken }))
            }
          >
            {t(words.send)}
          </Button>
        </p>
      )}
    </DeskCard>
  );
}
