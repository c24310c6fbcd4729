import styles from './HeroFlower.module.css';

/** The flower of a slide, behind its object: two rounds of petals, whose shape is HeroField's. */
export function HeroFlower() {
  return (
    <div className={styles.bed}>
      <div className={styles.turning}>
        <svg viewBox="-100 -100 200 200" aria-hidden="true">
          <use className={styles.outer} href="#lotus" />
          <use className={styles.inner} href="#lotus" />
        </svg>
      </div>
    </div>
  );
}
