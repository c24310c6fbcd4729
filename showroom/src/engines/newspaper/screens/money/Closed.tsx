import { Row } from '../../../../ui/layout.tsx';
import { sectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { Way } from '../Box.tsx';
import styles from './Closed.module.css';

/** The line that a closed story ends with. */
export function ClosedBox() {
  const { data, t, taka } = useNewspaper();
  const part = sectionOf(data, 'subscription');
  if (!part) return null;
  return (
    <Row as="aside" className={styles.closed} data-unprinted aria-label={t(words.subscribe)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4M12 15v2" />
      </svg>
      <p>
        <b>{t(words.closed)}</b>
        <br />
        {taka(part.price)} {t(part.offer)}
      </p>
      <Way to="subscription" look="solid">
        {t(words.readOn)}
      </Way>
    </Row>
  );
}
