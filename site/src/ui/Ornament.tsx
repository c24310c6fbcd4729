import styles from './Ornament.module.css';

/**
 * The Bangla word of the page in outline stitch, in an empty part of a positioned band: at its foot, at
 * the head of a section beside its heading, `beside` words that leave a third of the page free, or
 * `below` a heading that has a column for itself.
 */
export function Ornament({ place = 'foot' }: { place?: 'foot' | 'heading' | 'beside' | 'below' }) {
  const className = place === 'foot' ? styles.word : `${styles.word} ${styles[place]}`;
  return <div className={className} aria-hidden="true" />;
}
