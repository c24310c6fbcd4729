/**
 * Turns the slides of the hero and sews their indicator meanwhile; within the fade the rows of stitches around
 * the lotus are unpicked and sewn anew. Without script all slides stand side by side and are scrolled by hand.
 */
import { rotate, type Turn } from './rotation.ts';

const intervalInMilliseconds = import.meta.env.TIME_SLIDE;
const fadeInMilliseconds = import.meta.env.TIME_FADE;

// One slide alone has no controls and stands still.
const hero = document.querySelector<HTMLElement>('[data-hero]:has([data-hero-toggle])');
if (hero) {
  const slides = [...hero.querySelectorAll<HTMLElement>('[data-state]')];
  const stitches = [...hero.querySelectorAll<HTMLButtonElement>('[data-stitch]')];
  const threads = hero.querySelectorAll('[data-thread]');
  const pause = hero.querySelector<HTMLButtonElement>('[data-hero-toggle]');
  const savesData = 'saveData' in document.documentElement.dataset;

  /**
   * The picture of the slide that comes next is fetched shortly before its turn, so that a cross-fade
   * never shows a gap and whoever moves on sooner has not paid for it. Once fetched it stays. Whoever
   * saves data gets it at its turn.
   */
  const stateOf = (position: number, state: string | undefined, { index, soon }: Turn) => {
    if (position === index) return 'active';
    const isNext = position === (index + 1) % slides.length;
    return state === 'far' && !(isNext && soon && !savesData) ? 'far' : 'near';
  };

  /**
   * The threads are unpicked from the flower outwards, and sewn again in the same order. In between, at
   * `--time-unpick`, all are away and take the turn and the colour of the slide. They only fade: what is
   * drawn anew in every frame would hold up a slow phone.
   */
  const sewAnew = () => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const [position, thread] of threads.entries()) {
      const delay = position * 0.075 * fadeInMilliseconds;
      const duration = 0.775 * fadeInMilliseconds;
      thread.animate({ opacity: [1, 0, 0, 1], offset: [0, 0.26, 0.61, 1] }, { delay, duration });
    }
  };

  let shown = 0;
  const show = (turn: Turn) => {
    if (turn.index !== shown) sewAnew();
    shown = turn.index;
    hero.dataset['slide'] = String(turn.index + 1);
    for (const [position, slide] of slides.entries()) {
      const state = stateOf(position, slide.dataset['state'], turn);
      if (slide.dataset['state'] !== state) slide.dataset['state'] = state;
    }
    for (const [position, stitch] of stitches.entries()) {
      if (position === turn.index) stitch.setAttribute('aria-current', 'true');
      else stitch.removeAttribute('aria-current');
    }
    hero.toggleAttribute('data-running', turn.running);
    hero.toggleAttribute('data-paused', !turn.playing);
    slides[0]?.parentElement?.setAttribute('aria-live', turn.playing ? 'off' : 'polite');
    const { pauseLabel = '', playLabel = '' } = pause?.dataset ?? {};
    pause?.setAttribute('aria-label', turn.playing ? pauseLabel : playLabel);
  };

  const { choose, toggle, hold } = rotate(slides.length, intervalInMilliseconds, show);
  pause?.addEventListener('click', toggle);
  for (const [position, stitch] of stitches.entries()) {
    stitch.addEventListener('click', () => {
      choose(position);
      // One that is chosen again is sewn anew.
      for (const thread of stitch.getAnimations({ subtree: true })) thread.currentTime = 0;
    });
  }
  // Who presses a button with a pointer is not reading by keyboard: the slides go on.
  hero.addEventListener('focusin', ({ target }) =>
    hold(target instanceof Element && target.matches(':focus-visible')),
  );
  hero.addEventListener('focusout', () => hold(false));
}
