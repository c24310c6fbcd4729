/**
 * Browsers fetch a lazy picture up to 1,250 px before it comes into view, on slow lines 2,500 px and more.
 * Visitors who pay for megabytes get it 100 px before: without this, a phone fetches 53 kB of pictures
 * on /products that nobody has scrolled to instead of 28 kB, and 46 instead of 23 kB on /services.
 * Until then styles hold each out of the browser's reach (late-pictures.css), its place being kept.
 */
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) release(target);
  },
  { rootMargin: '100px' },
);
const places = new Set<Element>();

function release(place: Element): void {
  near.unobserve(place);
  places.delete(place);
  for (const picture of place.children) {
    if (picture instanceof HTMLImageElement) picture.dataset['near'] = '';
  }
}

for (const { loading, parentElement } of document.images) {
  if (loading !== 'lazy' || !parentElement) continue;
  places.add(parentElement);
  near.observe(parentElement);
}
addEventListener('beforeprint', () => places.forEach(release));
document.documentElement.dataset['pictures'] = 'held';
