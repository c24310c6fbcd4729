import type { ReactNode } from 'react';
import { LilyPattern } from '../ui/LilyPattern.tsx';
import { StitchLine } from '../ui/Stitch.tsx';
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
    <section className={styles.banner} data-ground="indigo" aria-labelledby="page-title">
      <LilyPattern />
      <div className={styles.inner}>
        <div className={styles.words}>
          {eyebrow && (
            <p className={styles.eyebrow}>
              <StitchLine />
              <a href={eyebrow.href}>{eyebrow.label}</a>
            </p>
          )}
          <h1 id="page-title">{title}</h1>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
