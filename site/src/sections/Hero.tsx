import type { Slide } from '../content/slides.ts';
import { plain, type Text } from '../content/text.ts';
import styles from './Hero.module.css';
import { HeroControls } from './HeroControls.tsx';
import { HeroField } from './HeroField.tsx';
import { HeroSlide } from './HeroSlide.tsx';

/** `name` says which slide it is to screen readers, such as "Slide 1 of 6". */
export type NamedSlide = Slide & { name: Text };
export type HeroLinks = Record<'contact' | 'products', string>;
export type HeroLabels = Record<
  | 'hero'
  | 'carousel'
  | 'carouselItem'
  | 'letsTalk'
  | 'seeProducts'
  | 'pause'
  | 'play'
  | 'pauseSlides'
  | 'playSlides',
  Text
>;

/**
 * The hero of the home page: its slides, which scripts/hero.ts cross-fades in turn. They
 * share one place and the tallest sets its height, so that nothing moves as they turn. Without script
 * all stand side by side and are scrolled by hand, over the threads of the first. One alone stands still.
 */
export function Hero({
  slides,
  links,
  labels,
}: {
  slides: NamedSlide[];
  links: HeroLinks;
  labels: HeroLabels;
}) {
  return (
    <section
      className={styles.hero}
      data-background="brand"
      data-hero
      aria-roledescription={slides.length > 1 ? plain(labels.carousel) : undefined}
      aria-label={plain(labels.hero)}
    >
      <div className={styles.inner}>
        <div className={styles.slides}>
          {slides.map((slide, position) => (
            <HeroSlide
              key={slide.id}
              slide={slide}
              isFirst={position === 0}
              links={links}
              labels={labels}
            />
          ))}
        </div>
        {slides.length > 1 && (
          <HeroControls names={slides.map(({ name }) => name)} labels={labels} />
        )}
      </div>
      {/* Placed from the foot of the hero, which is there when all slides are. */}
      <HeroField />
    </section>
  );
}
