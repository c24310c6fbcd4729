import { screenHash } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/layout.tsx';
import { usePharmacy } from '../engine.ts';
import { batchAt } from '../steps/stock.ts';
import { type Sending, sendTransfer } from '../steps/transfers.ts';
import { words } from '../words/words.ts';
import styles from './Proposal.module.css';

/** A transfer that would save a batch from expiring, sent by one press. */
export function Proposal({ sending }: { sending: Sending }) {
  const { world, t, completeTask, act, say, isStaff, medicineOf, branchName, packs, month } =
    usePharmacy();
  const batch = batchAt(world, sending);
  if (!batch) return null;
  const medicine = medicineOf(sending.medicine);
  const count = packs(sending.packs, medicine.main);
  const send = () => {
    if (act(sendTransfer, sending)) completeTask('transferred');
  };
  return (
    <Row gap={2} isApart className={styles.proposal}>
      <p>
        <b>
          {t(medicine.generic)}: {count}
        </b>
        <br />
        {say(words.fromTo, { from: branchName(sending.branch), to: branchName(sending.to) })} ·{' '}
        <span data-of-today>
          {say(words.expiryMonth, { month: month(batch.expires, 'short') })}
        </span>
      </p>
      {isStaff ? (
        <Button onClick={send}>{say(words.send, { packs: count })}</Button>
      ) : (
        <LinkButton href={screenHash('transfers')}>{say(words.send, { packs: count })}</LinkButton>
      )}
    </Row>
  );
}
