import { screenHash } from '../../../room/hash.ts';
import { dayInWords } from '../../../words/days.ts';
import { taka } from '../../../words/taka.ts';
import { pageWith } from '../data.ts';
import { useOrganisation } from '../room.ts';
import { words } from '../words.ts';
import styles from './Gifts.module.css';

/** The latest gifts; the visitor's own lead to their receipts. */
export function Gifts() {
  const { data, world, say, language, today } = useOrganisation();
  return (
    <ul className={styles.gifts}>
      {world.gifts.slice(0, 8).map((gift) => (
        <li key={gift.number} data-own={gift.isOwn || undefined}>
          <b>{taka(gift.amount, language)}</b>
          <span>{say(gift.name)}</span>
          <small>
            {say(gift.isStopped ? words.stopped : words[gift.rhythm])} ·{' '}
            {dayInWords(gift.day, today, language)}
          </small>
          {gift.isOwn && (
            <a href={screenHash(pageWith(data, 'giving'), String(gift.number))}>
              {say(words.seeReceipt)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
