import { screenHash } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { dayInWords } from '../../../../words/days.ts';
import { taka } from '../../../../words/taka.ts';
import { pageWith } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { stopGift } from '../../steps/gifts.ts';
import { words } from '../../words/words.ts';
import type { Gift } from '../../world.ts';
import { Facts } from './Facts.tsx';
import styles from './Sheet.module.css';

/** The receipt of a gift, to print; a monthly gift is stopped here. */
export function Receipt({ gift }: { gift: Gift }) {
  const { data, translate, language, businessName, step } = useOrganisation();
  const project = data.projects.find(({ id }) => id === gift.project);
  const isMonthly = gift.rhythm === 'monthly';
  const rows = [
    { name: words.number, value: `${data.receipt}-${gift.number}` },
    { name: words.date, value: dayInWords(gift.day, language, 'year') },
    { name: words.from, value: gift.name },
    { name: words.cause, value: project?.name ?? words.needed },
    { name: words.rhythm, value: gift.isStopped ? words.stopped : words[gift.rhythm] },
    { name: words.paidBy, value: words[gift.method] },
  ];
  return (
    <article className={styles.page}>
      <p role="status" className={styles.thanks}>
        {translate(words.thanks)}
      </p>
      <div className={styles.sheet}>
        <p className={styles.name}>{businessName}</p>
        <p className={styles.small}>{data.foot.map(translate).join(' · ')}</p>
        <h2>{translate(words.receipt)}</h2>
        <p className={styles.amount}>{taka(gift.amount, language)}</p>
        <Facts look="lines" rows={rows} />
        {isMonthly && !gift.isStopped && <p>{translate(words.againMonthly)}</p>}
        <p className={styles.small}>{translate(words.sampleReceipt)}</p>
      </div>
      <p className={styles.actions}>
        <Button onClick={() => print()}>{translate(words.print)}</Button>
        {isMonthly && !gift.isStopped && (
          <Button
            variant="quiet"
            onClick={() => step((premises, before) => stopGift(premises, before, gift.number))}
          >
            {translate(words.stop)}
          </Button>
        )}
        <a href={screenHash(pageWith(data, 'giving'))}>← {translate(words.giveAgain)}</a>
      </p>
    </article>
  );
}
