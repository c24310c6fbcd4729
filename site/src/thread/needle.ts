/**
 * The needle at the head of the thread that leads down a page: where the scrolling has sewn to
 * (thread.css), on the side on which the thread runs there. It tilts the way one scrolls, and rests at the knot.
 */
import { needlePosition, type Stretch } from './needle-position.ts';

const sections = [...document.querySelectorAll<HTMLElement>('main:has(> .knot) > section')];
const last = sections.at(-1);
const isSewn =
  sections.length > 2 &&
  CSS.supports('animation-range', 'entry-crossing') &&
  !matchMedia('(prefers-reduced-motion: reduce), (forced-colors: active)').matches;

if (last && isSewn) {
  const needle = document.createElement('div');
  needle.className = 'needle';
  needle.ariaHidden = 'true';
  document.body.append(needle);

  const stretchOf = (section: HTMLElement): Stretch => {
    const { top, bottom } = section.getBoundingClientRect();
    const { display, paddingBottom } = getComputedStyle(section, '::before');
    const cover = getComputedStyle(section, '::after');
    return {
      top,
      bottom,
      foot: Number.parseFloat(paddingBottom) || 0,
      sewn: Number.parseFloat(cover.top) || 0,
      // Along something else in the section, or without what covers it until it is sewn (thread.css).
      isHidden: display === 'none' || cover.content === 'none',
    };
  };
  const knot = () =>
    last.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(last, '::before').height);

  let scrolled = 0;
  let isAsked = false;
  const show = () => {
    isAsked = false;
    // 70 % down the window, as the timeline of `sewn` has it.
    const { top, side, isHidden } = needlePosition(
      sections.map(stretchOf),
      innerHeight * 0.7,
      knot(),
    );
    needle.style.setProperty('--needle-top', `${Math.round(top)}px`);
    needle.dataset['side'] = side;
    needle.toggleAttribute('data-under', isHidden);
    needle.toggleAttribute('data-back', scrollY < scrolled);
    scrolled = scrollY;
  };
  // Below it stands on no page: thread.css.
  const isWide = matchMedia('(width >= 60rem)');
  const ask = () => {
    if (isAsked || !isWide.matches) return;
    isAsked = true;
    requestAnimationFrame(show);
  };
  addEventListener('scroll', ask, { passive: true });
  addEventListener('resize', ask, { passive: true });
  ask();
}
