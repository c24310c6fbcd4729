/**
 * Fades an element in once, when 40 % of it is visible: one second, rising 30 px.
 * The element is visible without script, and stands still under reduced motion.
 */
const riseInPixels = 30;
const visibleShare = 0.4;
const durationInMilliseconds = 1000;

if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
  for (const element of document.querySelectorAll<HTMLElement>('[data-fade-in]')) {
    const animation = element.animate(
      [
        { opacity: 0, transform: `translateY(${riseInPixels}px)` },
        { opacity: 1, transform: 'none' },
      ],
      { duration: durationInMilliseconds, easing: 'ease-out', fill: 'backwards' },
    );
    animation.pause();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        animation.play();
      },
      { threshold: visibleShare },
    );
    observer.observe(element);
  }
}
