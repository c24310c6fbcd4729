import type { ReactNode } from 'react';
import type { Text } from '../content/text.ts';
import { Eyebrow } from '../ui/Eyebrow.tsx';
import { Ornament } from '../ui/Ornament.tsx';
import { Section } from '../ui/Section.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './PageBanner.module.css';

/** The brand band at the top of a page with its h1. `children` stand beside the words on wide screens. */
export function PageBanner({
  title,
  text,
  eyebrow,
  more,
  children,
  adorned = true,
}: {
  title: Text;
  text: Text;
  eyebrow?: { label: Text; href: string };
  /** Below the words, such as a price. */
  more?: ReactNode;
  children?: ReactNode;
  /** Whether the page's Bangla word stands in the band. */
  adorned?: boolean;
}) {
  return (
    <Section
      background="brand"
      heading="page-title"
      ornament={adorned && <Ornament place={children ? 'foot' : 'beside'} />}
    >
      <div className={styles.banner}>
        <div className={styles.words}>
          {eyebrow && (
            <Eyebrow>
              <a href={eyebrow.href}>{textNode(eyebrow.label)}</a>
            </Eyebrow>
          )}
          <h1 id="page-title">{textNode(title)}</h1>
          <p className={styles.text}>{textNode(text)}</p>
          {more}
        </div>
        {children}
      </div>
    </Section>
  );
}
