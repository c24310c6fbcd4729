import { screenHash } from '../../../../runtime/hash.ts';
import { dayInWords } from '../../../../words/days.ts';
import { taka } from '../../../../words/taka.ts';
import { pageWith } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { words } from '../../words/words.ts';
import styles from './Gifts.module.css';

/** The latest gifts; the visitor's own lead to their receipts. */
export function Gifts() {
  const { data, world, translate, language } = useOrganisation();
  return (
    <ul className={styles.gifts}>
      {world.gifts.slice(0, 8).map((gift) => (
        <li key={gift.number} data-own={gift.isOwn || undefined}>
          <b>{taka(gift.amount, language)}</b>
          <span>{translate(gift.name)}</span>
          <small>
            {translate(gift.isStopped ? words.stopped : words[gift.rhythm])} ·{' '}
            <span data-of-today>{dayInWords(gift.day, language)}</span>
          </small>
          {gift.isOwn && (
            <a href={screenHash(pageWith(data, 'giving'), String(gift.number))}>
              {translate(words.seeReceipt)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
