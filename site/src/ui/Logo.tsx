import styles from './Logo.module.css';

/** The mark beside the brand's name, leading home. */
export function Logo({ mark, brand, home }: { mark: string; brand: string; home: string }) {
  return (
    <a className={styles.logo} href="/" aria-label={`${brand}, ${home}`}>
      <img src={mark} alt="" width={40} height={40} />
      <span>{brand}</span>
    </a>
  );
}
