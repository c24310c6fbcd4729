import { screenHash } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { usePharmacy } from '../engine.ts';
import { batchAt, sellable, sumOfPieces } from '../steps/stock.ts';
import { proposals, type Sending, sendTransfer } from '../steps/transfers.ts';
import { words } from '../words/words.ts';
import styles from './Desk.module.css';

/** The branches in a row, and what should move from one to another before it expires. */
export function Branches() {
  const { data, world, t, today, premises, medicineOf, pieces } = usePharmacy();
  const [proposal] = proposals(premises, world);
  const watched = proposal?.medicine ?? world.transfers[0]?.medicine;
  const medicine = watched === undefined ? undefined : medicineOf(watched);
  const leftAt = (branch: string, id: string) =>
    sumOfPieces(sellable(world, { medicine: id, branch }, today));
  return (
    <Stack as="section" gap={4} className={styles.branches} aria-label={t(words.branch)}>
      <ul className={styles.shops}>
        {data.branches.map(({ id, name, picture }) => (
          <Stack as="li" gap={0} key={id}>
            <img {...picture} alt="" width="260" height="140" />
            <b>{t(name)}</b>
            {medicine && (
              <span>
                {t(medicine.generic)}: {pieces(leftAt(id, medicine.id), medicine)}
              </span>
            )}
          </Stack>
        ))}
      </ul>
      {proposal ? (
        <Proposal sending={proposal} />
      ) : (
        <p>
          {t(words.noProposals)}{' '}
          {world.transfers.some(({ isReceived }) => !isReceived) && (
            <LinkButton variant="text" href={screenHash('transfers')}>
              {t(words.transfers)}
            </LinkButton>
          )}
        </p>
      )}
    </Stack>
  );
}

/** A transfer that would save a batch from expiring, sent by one press. */
export function Proposal({ sending }: { sending: Sending }) {
  const { world, t, completeTask, act, say, isStaff, medicineOf, branchName, packs, month } =
    usePharmacy();
  const batch = batchAt(world, sending);
  if (!batch) return null;
  const medicine = medicineOf(sending.medicine);
  const count = packs(sending.packs, medicine.main);
  const label = say(words.send, { packs: count });
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
        <Button onClick={send}>{label}</Button>
      ) : (
        <LinkButton href={screenHash('transfers')}>{label}</LinkButton>
      )}
    </Row>
  );
}
