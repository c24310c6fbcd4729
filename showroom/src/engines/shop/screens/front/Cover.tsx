import type { Good } from '../../data.ts';
import { useShop } from '../../engine.ts';
import styles from './Cover.module.css';

/** The picture of a good; on a cover stands its name. */
export function Cover({ good, isLarge = false }: { good: Good; isLarge?: boolean }) {
  const { t } = useShop();
  if (!good.lettered) return <img {...good.picture} alt="" loading="lazy" />;
  return (
    <span className={styles.cover} data-ink={good.lettered} data-large={isLarge || undefined}>
      <img {...good.picture} alt="" loading="lazy" />
      <span className={styles.words} aria-hidden="true">
        <b>{t(good.name)}</b>
        {good.note !== undefined && <small>{t(good.note)}</small>}
      </span>
    </span>
  );
}
