import { plain, type Text } from '../content/text.ts';
import styles from './Logo.module.css';

/** The mark beside the brand's name, a link that `label` completes for screen readers: "Nokshi, Home". */
export function Logo({
  mark,
  brand,
  label,
  href,
}: {
  mark: string;
  brand: string;
  label: Text;
  href: string;
}) {
  return (
    <a className={styles.logo} href={href} aria-label={`${brand}, ${plain(label)}`}>
      <img src={mark} alt="" width={40} height={40} />
      <span>{brand}</span>
    </a>
  );
}
