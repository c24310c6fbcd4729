import { screenHash } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { pageWith } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { stopGift } from '../../steps/gifts.ts';
import { words } from '../../words/words.ts';
import type { Gift } from '../../world.ts';
import { Facts } from './Facts.tsx';
import styles from './Sheet.module.css';

/** The receipt of a gift, to print; a monthly gift is stopped here. */
export function Receipt({ gift }: { gift: Gift }) {
  const { data, t, businessName, date, taka, act } = useOrganisation();
  const project = data.projects.find(({ id }) => id === gift.project);
  const isMonthly = gift.rhythm === 'monthly';
  const rows = [
    { name: words.number, value: `${data.receipt}-${gift.number}` },
    { name: words.date, value: date(gift.day, 'year') },
    { name: words.from, value: gift.name },
    { name: words.cause, value: project?.name ?? words.needed },
    { name: words.rhythm, value: gift.isStopped ? words.stopped : words[gift.rhythm] },
    { name: words.paidBy, value: words[gift.method] },
  ];
  return (
    <article className={styles.page}>
      <p role="status" className={styles.thanks}>
        {t(words.thanks)}
      </p>
      <div className={styles.sheet}>
        <p className={styles.name}>{businessName}</p>
        <p className={styles.small}>{data.foot.map(t).join(' · ')}</p>
        <h2>{t(words.receipt)}</h2>
        <p className={styles.amount}>{taka(gift.amount)}</p>
        <Facts look="lines" rows={rows} />
        {isMonthly && !gift.isStopped && <p>{t(words.againMonthly)}</p>}
        <p className={styles.small}>{t(words.sampleReceipt)}</p>
      </div>
      <p className={styles.actions}>
        <Button onClick={() => print()}>{t(words.print)}</Button>
        {isMonthly && !gift.isStopped && (
          <Button variant="quiet" onClick={() => act(stopGift, gift.number)}>
            {t(words.stop)}
          </Button>
        )}
        <a href={screenHash(pageWith(data, 'giving'))}>← {t(words.giveAgain)}</a>
      </p>
    </article>
  );
}
