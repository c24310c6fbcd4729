import type { ReactNode } from 'react';
import { Eyebrow } from '../ui/Eyebrow.tsx';
import { LilyPattern } from '../ui/LilyPattern.tsx';
import { Picture, type PictureView } from '../ui/Picture.tsx';
import { StitchFrame } from '../ui/Stitch.tsx';
import styles from './ProductHero.module.css';

/** The top of a product page: words and the demo button, then the screen, large (SPEC 2.8). */
export function ProductHero({
  title,
  headline,
  description,
  picture,
  parent,
  children,
}: {
  title: string;
  headline: string;
  description: string;
  picture: PictureView;
  parent: { label: string; href: string };
  children: ReactNode;
}) {
  return (
    <section className={styles.hero} aria-labelledby="page-title">
      <div className={styles.background} data-background="indigo">
        <LilyPattern />
        <div className={styles.words}>
          <Eyebrow>
            <a href={parent.href}>{parent.label}</a>
          </Eyebrow>
          <h1 id="page-title">{title}</h1>
          <p className={styles.headline}>{headline}</p>
          <div className={styles.beside}>
            <p>{description}</p>
            <div className={styles.action}>{children}</div>
          </div>
        </div>
      </div>
      <div className={styles.screen}>
        <StitchFrame />
        <Picture picture={picture} sizes="(width < 75rem) 94vw, 72rem" eager />
      </div>
    </section>
  );
}
