import { fill } from '../content/localize.ts';
import type { Slide } from '../content/slides.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Eyebrow } from '../ui/Eyebrow.tsx';
import { Picture } from '../ui/Picture.tsx';
import type { HeroLabels, SlideState } from './Hero.tsx';
import styles from './HeroSlide.module.css';

/** One slide: words on the left, its picture on the right. */
export function HeroSlide({
  slide,
  position,
  total,
  labels,
  state,
}: {
  slide: Slide;
  position: number;
  total: number;
  labels: HeroLabels;
  state: SlideState;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group of a carousel (ARIA practices)
    <div
      className={styles.slide}
      role="group"
      aria-roledescription="slide"
      aria-label={fill(labels.slide, { number: position + 1, total })}
      data-state={state}
    >
      <div className={styles.words}>
        <Eyebrow>{slide.subtitle}</Eyebrow>
        <h2 className={styles.title}>{slide.title}</h2>
        <p className={styles.description}>{slide.description}</p>
        <p className={styles.actions}>
          <ButtonLink href="/contact">{labels.letsTalk}</ButtonLink>
          <ButtonLink href="/products" variant="quiet">
            {labels.seeProducts}
          </ButtonLink>
        </p>
      </div>
      <div className={styles.picture}>
        <Picture
          picture={slide.picture}
          sizes="(width < 60rem) 90vw, 34rem"
          eager={position === 0}
        />
      </div>
    </div>
  );
}
