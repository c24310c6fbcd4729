import type { ReactNode } from 'react';
import type { EmblemName } from '../content/emblems.ts';
import { plain, type Text } from '../content/text.ts';
import { Emblem } from '../ui/Emblem.tsx';
import { Section } from '../ui/Section.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './Checklist.module.css';

/** Lines ticked with a stitch, such as the six of a product, whose emblem stands beside the heading. */
export function Checklist({
  title,
  emblem,
  intro,
  lines,
  children,
}: {
  title: Text;
  emblem?: EmblemName;
  intro?: Text;
  lines: Text[];
  /** Below the lines. */
  children?: ReactNode;
}) {
  return (
    <Section heading="checklist" tight>
      <div className={styles.spread}>
        <div>
          <div className={styles.heading}>
            {emblem && <Emblem emblem={emblem} />}
            <h2 id="checklist">{textNode(title)}</h2>
          </div>
          {intro && <p className={styles.intro}>{textNode(intro)}</p>}
        </div>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={plain(line)}>
              <svg className={styles.tick} viewBox="0 0 24 24" aria-hidden="true">
                <path d="m3.5 12.5 5.5 6L20.5 5" />
              </svg>
              {textNode(line)}
            </li>
          ))}
        </ul>
        {children}
      </div>
    </Section>
  );
}
