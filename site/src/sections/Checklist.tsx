import { Section } from '../ui/Section.tsx';
import styles from './Checklist.module.css';

/** The six lines of a product's checklist, ticked with a stitch (SPEC 2.8). */
export function Checklist({ title, lines }: { title: string; lines: string[] }) {
  return (
    <Section heading="checklist" tight>
      <div className={styles.spread}>
        <h2 id="checklist">{title}</h2>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>
              <svg className={styles.tick} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d="m3.5 12.5 5.5 6L20.5 5" />
              </svg>
              {line}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
