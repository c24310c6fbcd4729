import { screenHash } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { medicineOf, role } from '../data.ts';
import { usePharmacy } from '../engine.ts';
import { batchAt } from '../steps/stock.ts';
import { type Sending, sendTransfer } from '../steps/transfers.ts';
import { packsInWords } from '../words/amounts.ts';
import { monthOf } from '../words/dates.ts';
import { words } from '../words/words.ts';
import styles from './Proposal.module.css';

/** A transfer that would save a batch from expiring, sent by one press. */
export function Proposal({ sending }: { sending: Sending }) {
  const { data, world, t, language, login, completeTask, act, say } = usePharmacy();
  const medicine = medicineOf(data, sending.medicine);
  const batch = batchAt(world, sending);
  if (!medicine || !batch) return null;
  const nameOf = (branch: string) =>
    t(data.branches.find(({ id }) => id === branch)?.name ?? branch);
  const packs = packsInWords(sending.packs, medicine.main, language);
  const send = () => {
    if (act(sendTransfer, sending)) completeTask('transferred');
  };
  return (
    <div className={styles.proposal}>
      <p>
        <b>
          {t(medicine.generic)}: {packs}
        </b>
        <span>
          {say(words.fromTo, {
            from: nameOf(sending.branch),
            to: nameOf(sending.to),
          })}{' '}
          ·{' '}
          <span data-of-today>
            {say(words.expiryMonth, {
              month: monthOf(batch.expires, language, 'short'),
            })}
          </span>
        </span>
      </p>
      {login?.role === role ? (
        <Button onClick={send}>{say(words.send, { packs })}</Button>
      ) : (
        <LinkButton href={screenHash('transfers')}>{say(words.send, { packs })}</LinkButton>
      )}
    </div>
  );
}
