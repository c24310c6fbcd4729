import { Section } from '../ui/Section.tsx';
import styles from './Checklist.module.css';

/** Lines ticked with a stitch, such as the six of a product (SPEC 2.8). */
export function Checklist({
  title,
  intro,
  lines,
}: {
  title: string;
  intro?: string;
  lines: string[];
}) {
  return (
    <Section heading="checklist" tight>
      <div className={styles.spread}>
        <div>
          <h2 id="checklist">{title}</h2>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
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
