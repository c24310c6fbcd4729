import { screenHash } from '../../../../runtime/hash.ts';
import { pageWith } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { words } from '../../words/words.ts';
import styles from './Gifts.module.css';
import shared from './Sections.module.css';

/** The latest gifts; the visitor's own lead to their receipts. */
export function Gifts() {
  const { data, world, t, taka, date } = useOrganisation();
  return (
    <ul className={styles.gifts}>
      {world.gifts.slice(0, 8).map((gift) => (
        <li key={gift.number} data-own={gift.isOwn || undefined}>
          <b>{taka(gift.amount)}</b>
          <span>{t(gift.name)}</span>
          <small className={shared.soft}>
            {t(gift.isStopped ? words.stopped : words[gift.rhythm])} ·{' '}
            <span data-of-today>{date(gift.day)}</span>
          </small>
          {gift.isOwn && (
            <a
              className={shared.link}
              href={screenHash(pageWith(data, 'giving'), String(gift.number))}
            >
              {t(words.seeReceipt)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
