/**
 * Fades an element in once, when 40 % of it is visible: one second, rising 30 px.
 * The element is visible without script, stands still under reduced motion, and where it was in view already
 * when this script came.
 */
const riseInPixels = 30;
const visibleShare = 0.4;
const durationInMilliseconds = 1000;

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

if (!reducedMotion.matches) {
  for (const element of document.querySelectorAll<HTMLElement>('[data-fade-in]')) {
    let animation: Animation | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          observer.disconnect();
          if (reducedMotion.matches) animation?.finish();
          else animation?.play();
        } else animation ??= awaitedFade(element);
      },
      { threshold: visibleShare },
    );
    observer.observe(element);
  }
}

/** The fade, held at its beginning, where nothing is seen of the element. */
function awaitedFade(element: HTMLElement): Animation {
  const animation = element.animate(
    [
      { opacity: 0, transform: `translateY(${riseInPixels}px)` },
      { opacity: 1, transform: 'none' },
    ],
    { duration: durationInMilliseconds, easing: 'ease-out', fill: 'backwards' },
  );
  animation.pause();
  return animation;
}

// A module to TypeScript: its names are its own.
export {};
