/**
 * The handwriting of a khata further down comes once the reader is a window away from it: that of all projects
 * weighs as much as half of their page (sections/PaperToScreen.tsx).
 */
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      for (const use of target.querySelectorAll<SVGUseElement>('use[data-href]')) {
        use.setAttribute('href', use.dataset['href'] ?? '');
      }
    }
  },
  { rootMargin: '100%' },
);
for (const khata of document.querySelectorAll('[data-khata]')) near.observe(khata);
