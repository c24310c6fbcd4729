import styles from './Stars.module.css';

const star = 'M12 2l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.2 5.9 20.6l1.4-6.8L2.2 9.1l6.9-.8z';

/** So many of five stars; the number stands beside them in words. */
export function Stars({ count }: { count: number }) {
  return (
    <svg className={styles.stars} aria-hidden="true" viewBox="0 0 120 24">
      {[0, 1, 2, 3, 4].map((at) => (
        <path
          key={at}
          d={star}
          transform={`translate(${at * 24} 0)`}
          data-on={at < count || undefined}
        />
      ))}
    </svg>
  );
}
