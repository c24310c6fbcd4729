import type { ReactNode } from 'react';
import { plain, type Text, type TitledText } from '../content/text.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { type Background, Section } from '../ui/Section.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './DisclosureList.module.css';

/** Lines that open their answers, beside their heading; `children` stand under it, such as a link. */
export function DisclosureList({
  id,
  title,
  entries,
  background = 'plain',
  children,
}: {
  id: string;
  title: Text;
  entries: TitledText[];
  background?: Background;
  children?: ReactNode;
}) {
  return (
    <Section heading={id} background={background} tight>
      <div className={styles.spread}>
        <div className={styles.heading}>
          <h2 id={id}>{textNode(title)}</h2>
          {children}
        </div>
        <div>
          {entries.map((entry) => (
            <Disclosure key={plain(entry.title)} title={entry.title} text={entry.text} />
          ))}
        </div>
      </div>
    </Section>
  );
}
