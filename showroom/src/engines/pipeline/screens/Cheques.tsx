import { Actions } from '../../../ledger/Actions.tsx';
import { screenHash } from '../../../runtime/hash.ts';
import { DeskCard } from '../../../ui/DeskCard.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Note, Stack } from '../../../ui/layout.tsx';
import { Panel, Panels } from '../../../ui/Panels.tsx';
import { Sms } from '../../../ui/Sms.tsx';
import { useDesk } from '../engine.ts';
import { type Cheque, chequesOf, remind } from '../steps/flats.ts';
import { words } from '../words/words.ts';

/** Every cheque that is awaited, and the reminder that goes out before its date. */
export function Cheques() {
  const { desk, world, t, today, say } = useDesk<'flats'>();
  const cheques = chequesOf(desk, world, today);
  return (
    <Panels>
      <Panel title={t(words.cheques)} isWide>
        <p>{say(words.chequesHint, { count: desk.ahead })}</p>
        {cheques.length === 0 && <p>{t(words.noCheques)}</p>}
        <Stack as="ul">
          {cheques.map((cheque) => (
            <ChequeCard key={`${cheque.flat.id} ${cheque.at}`} cheque={cheque} />
          ))}
        </Stack>
      </Panel>
    </Panels>
  );
}

function ChequeCard({ cheque }: { cheque: Cheque }) {
  const { desk, t, taka, done, businessName, nameOfFlat, nameOfPart, date, act, say } =
    useDesk<'flats'>();
  const { flat, part, at, remindOn, state } = cheque;
  const spoken = nameOfFlat(flat.id);
  const name = say(words.flat, { flat: spoken });
  const buyer = t(flat.buyer);
  const amount = taka(part.amount);
  const day = date(part.day, 'year');
  const send = () =>
    act(remind, desk, flat.id, at) && done('reminded', say(words.sent, { flat: spoken }));
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
        <Sms>{say(words.sms, { buyer, amount, flat: spoken, day, business: businessName })}</Sms>
      )}
      {state === 'sent' && <p>{t(words.smsSent)}</p>}
      {state === 'due' && <Actions name={name} actions={[[t(words.send), send]]} />}
    </DeskCard>
  );
}
