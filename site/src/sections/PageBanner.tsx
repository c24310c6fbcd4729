import type { ReactNode } from 'react';
import { Eyebrow } from '../ui/Eyebrow.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './PageBanner.module.css';

/** The indigo band at the top of a page with its h1. `children` stand beside the words on wide screens. */
export function PageBanner({
  title,
  text,
  eyebrow,
  children,
}: {
  title: string;
  text?: string;
  eyebrow?: { label: string; href: string };
  children?: ReactNode;
}) {
  return (
    <Section background="indigo" heading="page-title">
      <div className={styles.banner}>
        <div className={styles.words}>
          {eyebrow && (
            <Eyebrow>
              <a href={eyebrow.href}>{eyebrow.label}</a>
            </Eyebrow>
          )}
          <h1 id="page-title">{title}</h1>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {children}
      </div>
    </Section>
  );
}
