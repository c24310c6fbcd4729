/**
 * Turns the slides of the hero every six seconds and sews their indicator meanwhile. Without script
 * all slides stand side by side and are scrolled by hand.
 */
import { rotate, type Turn } from './rotation.ts';

const intervalInMilliseconds = 6000;

const hero = document.querySelector<HTMLElement>('[data-hero]');
if (hero) {
  const slides = [...hero.querySelectorAll<HTMLElement>('[data-state]')];
  const stitches = [...hero.querySelectorAll<HTMLButtonElement>('[data-stitch]')];
  const pause = hero.querySelector<HTMLButtonElement>('[data-hero-toggle]');

  /**
   * The picture of the slide that comes next is fetched shortly before its turn, so that a cross-fade
   * never shows a gap and whoever moves on sooner has not paid for it. Once fetched it stays.
   */
  const stateOf = (position: number, state: string | undefined, { index, soon }: Turn) => {
    if (position === index) return 'active';
    const isNext = position === (index + 1) % slides.length;
    return state === 'far' && !(isNext && soon) ? 'far' : 'near';
  };

  const show = (turn: Turn) => {
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
  hero.addEventListener('focusin', () => hold(true));
  hero.addEventListener('focusout', ({ relatedTarget }) =>
    hold(relatedTarget instanceof Node && hero.contains(relatedTarget)),
  );
}
