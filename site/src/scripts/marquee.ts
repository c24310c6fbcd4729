/**
 * Moves the strip of client logos without end at 50 px a second, pausing under the pointer and while
 * one of its links has the focus. The button beside it stops it for good (WCAG 2.2.2), and so does whoever
 * has motion reduced meanwhile.
 */
const pixelsPerSecond = 50;

const strip = document.querySelector<HTMLElement>('[data-marquee]');
const track = strip?.querySelector('ul');
const button = document.querySelector<HTMLButtonElement>('[data-marquee-toggle]');

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

if (strip && track && button && !reducedMotion.matches) {
  strip.dataset['moving'] = '';
  const animations: Animation[] = [];
  let stopped = false;
  let hovered = false;
  let focused = false;
  const update = () => {
    for (const animation of animations) {
      if (stopped || hovered || focused) animation.pause();
      else animation.play();
    }
  };
  const hover = (over: boolean) => () => {
    hovered = over;
    update();
  };
  const focus = (inside: boolean) => () => {
    focused = inside;
    update();
  };
  const begin = () => {
    const copies = Array.from({ length: Math.ceil(strip.clientWidth / track.scrollWidth) }, () => {
      const copy = track.cloneNode(true) as HTMLElement;
      copy.setAttribute('aria-hidden', 'true');
      copy.inert = true;
      strip.append(copy);
      return copy;
    });
    const period = (copies[0]?.offsetLeft ?? 0) - track.offsetLeft;
    for (const list of [track, ...copies]) {
      animations.push(
        list.animate([{ transform: 'none' }, { transform: `translateX(${-period}px)` }], {
          duration: (period / pixelsPerSecond) * 1000,
          iterations: Number.POSITIVE_INFINITY,
        }),
      );
    }
    update();
  };
  // Not at once: to measure and to copy lay out the whole page twice while it is still loading.
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      near.disconnect();
      begin();
    },
    { rootMargin: '50%' },
  );
  near.observe(strip);
  strip.addEventListener('pointerenter', hover(true));
  strip.addEventListener('pointerleave', hover(false));
  strip.addEventListener('focusin', focus(true));
  strip.addEventListener('focusout', focus(false));

  button.hidden = false;
  const stop = (isStopped: boolean) => {
    stopped = isStopped;
    const { pause = '', play = '', pauseLabel = '', playLabel = '' } = button.dataset;
    button.textContent = stopped ? play : pause;
    button.setAttribute('aria-label', stopped ? playLabel : pauseLabel);
    update();
  };
  button.addEventListener('click', () => stop(!stopped));
  reducedMotion.addEventListener('change', ({ matches }) => {
    if (matches) stop(true);
  });
}

// A module to TypeScript: its names are its own.
export {};
