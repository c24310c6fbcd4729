import styles from './BillPanel.module.css';

/** A strip of ten, seen from above. @param count how many tablets are in it */
export function Strip({ count, colour }: { count: number; colour: string }) {
  return (
    <svg className={styles.strip} aria-hidden="true" viewBox="0 0 150 66" width="120" height="53">
      <rect width="150" height="66" rx="8" fill="#d9d4e3" />
      <rect x="3" y="3" width="144" height="60" rx="6" fill="#efecf5" />
      {Array.from({ length: 10 }, (_, index) => {
        const isIn = index < count;
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: ten places that never change their order
            key={index}
            cx={18 + (index % 5) * 28.5}
            cy={index < 5 ? 20 : 47}
            r="10"
            fill={isIn ? colour : '#d3cbe0'}
            stroke={isIn ? '#00000022' : '#b9afca'}
            strokeWidth="2"
            strokeDasharray={isIn ? undefined : '4 3'}
          />
        );
      })}
    </svg>
  );
}
