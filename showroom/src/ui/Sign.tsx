import { useShell } from '../runtime/engine.tsx';
import styles from './Sign.module.css';

/** The name over the door: the demo's logo or its name in type, or a visitor's own name with its first letter and a mark. */
export function Sign() {
  const { data, words, shellLanguage, brand, businessName } = useShell();
  if (!brand) {
    return data.logo ? (
      <img className={styles.logo} {...data.logo} alt={businessName} />
    ) : (
      <span className={styles.typed}>{businessName}</span>
    );
  }
  const [initial = ''] = new Intl.Segmenter().segment(brand.name);
  return (
    <span className={styles.sign}>
      <span className={styles.initial} aria-hidden="true">
        {typeof initial === 'string' ? initial : initial.segment}
      </span>
      <span className={styles.name}>{brand.name}</span>
      <small className={styles.sample} lang={shellLanguage}>
        {words.brandSample}
      </small>
    </span>
  );
}
