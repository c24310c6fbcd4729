import type { Slide } from '../content/slides.ts';
import { plain, type Text } from '../content/text.ts';
import styles from './Hero.module.css';
import { HeroControls } from './HeroControls.tsx';
import { HeroSlide } from './HeroSlide.tsx';
import { useRotation } from './useRotation.ts';

/** How long a slide stays, in milliseconds. The fade of 1000 ms is --time-fade. */
const rotationMilliseconds = 6000;

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
 * The hero of the home page: six slides that cross-fade every six seconds.
 * Without script all slides stand side by side and are scrolled by hand.
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
  const { index, choose, playing, setPlaying, setHeld, soon, moved } = useRotation(
    slides.length,
    rotationMilliseconds,
  );
  return (
    <section
      className={styles.hero}
      data-background="indigo"
      aria-roledescription={plain(labels.carousel)}
      aria-label={plain(labels.hero)}
      onFocusCapture={() => setHeld(true)}
      onBlurCapture={() => setHeld(false)}
    >
      <div className={styles.inner}>
        <div className={styles.slides} aria-live={playing ? 'off' : 'polite'}>
          {slides.map((slide, position) => (
            <HeroSlide
              key={slide.id}
              slide={slide}
              isFirst={position === 0}
              links={links}
              labels={labels}
              state={stateOf(position - index, slides.length, soon, moved)}
            />
          ))}
        </div>
        <HeroControls
          names={slides.map(({ name }) => name)}
          index={index}
          onSelect={choose}
          playing={playing}
          onToggle={() => setPlaying(!playing)}
          labels={labels}
        />
      </div>
    </section>
  );
}

export type SlideState = 'active' | 'near' | 'far';

/**
 * The slide that comes next has its picture loaded shortly before its turn, so that a cross-fade never
 * shows a gap and whoever moves on sooner has not paid for it. The one before is still fading out.
 */
function stateOf(ahead: number, total: number, soon: boolean, moved: boolean): SlideState {
  if (ahead === 0) return 'active';
  const isNext = ahead === 1 || ahead === 1 - total;
  const isLast = ahead === -1 || ahead === total - 1;
  return (isNext && soon) || (isLast && moved) ? 'near' : 'far';
}
