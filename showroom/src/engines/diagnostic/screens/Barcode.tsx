import styles from './Barcode.module.css';
import { barsOf } from './code39.ts';

/** The number of a sample as a bar code and in words: OB 60412. */
export function Barcode({ prefix, number }: { prefix: string; number: number }) {
  const { bars, width } = barsOf(number);
  return (
    <span className={styles.code}>
      <svg aria-hidden="true" viewBox={`0 0 ${width} 24`} preserveAspectRatio="none">
        {bars.map((bar) => (
          <rect key={bar.x} x={bar.x} width={bar.width} height="24" />
        ))}
      </svg>
      <span>
        {prefix} {number}
      </span>
    </span>
  );
}
