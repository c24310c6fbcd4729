import type { Slide } from '../content/slides.ts';
import { LilyPattern } from '../ui/LilyPattern.tsx';
import styles from './Hero.module.css';
import { HeroControls } from './HeroControls.tsx';
import { HeroSlide } from './HeroSlide.tsx';
import { useRotation } from './useRotation.ts';

/** How long a slide stays, in milliseconds (SPEC 9). The fade of 1000 ms is --time-fade. */
export const rotationMilliseconds = 6000;

export type HeroLabels = Record<
  'hero' | 'letsTalk' | 'seeProducts' | 'slide' | 'pause' | 'play',
  string
>;

/**
 * The hero of the home page: six slides that cross-fade every six seconds (SPEC 2.3, 4).
 * Without script all slides stand side by side and are scrolled by hand.
 */
export function Hero({ slides, labels }: { slides: Slide[]; labels: HeroLabels }) {
  const { index, setIndex, playing, setPlaying, setHeld } = useRotation(
    slides.length,
    rotationMilliseconds,
  );
  return (
    <section
      className={styles.hero}
      data-ground="indigo"
      aria-roledescription="carousel"
      aria-label={labels.hero}
      onFocusCapture={() => setHeld(true)}
      onBlurCapture={() => setHeld(false)}
    >
      <LilyPattern />
      <div className={styles.inner}>
        <div className={styles.slides} aria-live={playing ? 'off' : 'polite'}>
          {slides.map((slide, position) => (
            <HeroSlide
              key={slide.id}
              slide={slide}
              position={position}
              total={slides.length}
              labels={labels}
              state={stateOf(position, index, slides.length)}
            />
          ))}
        </div>
        <HeroControls
          total={slides.length}
          index={index}
          onSelect={setIndex}
          playing={playing}
          onToggle={() => setPlaying(!playing)}
          labels={labels}
        />
      </div>
    </section>
  );
}

export type SlideState = 'active' | 'near' | 'far';

/** Neighbours of the active slide keep their picture loaded, so that a cross-fade never shows a gap. */
function stateOf(position: number, active: number, total: number): SlideState {
  if (position === active) return 'active';
  const distance = (position - active + total) % total;
  return distance === 1 || distance === total - 1 ? 'near' : 'far';
}
