/**
 * The handwriting of a khata further down (sections/PaperToScreen.tsx) comes once the reader is a window away from it.
 */
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      for (const use of target.querySelectorAll<SVGUseElement>('use[data-href]')) {
        use.addEventListener('error', () => target.setAttribute('data-lost', ''));
        use.setAttribute('href', use.dataset['href'] ?? '');
      }
    }
  },
  { rootMargin: '100%' },
);
for (const khata of document.querySelectorAll('[data-khata]')) near.observe(khata);

// A module to TypeScript: its names are its own.
export {};
