import styles from './Bar.module.css';

/** Two numbers as one bar: what is now is filled, what was before is a stitched outline. */
export function Bar({
  present,
  former,
  most,
  isUpright = false,
}: {
  present: number;
  former: number;
  /** The value that fills the whole bar. */
  most: number;
  isUpright?: boolean;
}) {
  const side = isUpright ? 'height' : 'width';
  const part = (number: number) => ({ [side]: `${(100 * number) / most}%` });
  return (
    <span className={`${styles.bar} ${isUpright ? styles.upright : ''}`} aria-hidden="true">
      {former > 0 && <span className={styles.former} style={part(former)} />}
      {present > 0 && <span className={styles.present} style={part(present)} />}
    </span>
  );
}
