/**
 * Browsers fetch a lazy picture up to 1,250 px before it comes into view, on slow lines 2,500 px and more.
 * Visitors who pay for megabytes get it 100 px before: without this, a phone fetches 53 kB of pictures
 * on /products that nobody has scrolled to instead of 28 kB, and 46 instead of 23 kB on /services.
 * Until then styles hold each out of the browser's reach (lazy-pictures.css), its place being kept.
 * Drawings that are symbols of a file, `noscript[data-drawing]`, come then, too: to draw the quilt of the home
 * page takes as long as a whole plain page.
 */
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) release(target);
  },
  { rootMargin: '100px' },
);
const places = new Set<Element>();
const drawing = 'noscript[data-drawing]';
const svg = 'http://www.w3.org/2000/svg';

function release(place: Element): void {
  near.unobserve(place);
  places.delete(place);
  for (const picture of place.children) {
    if (picture instanceof HTMLImageElement) picture.dataset['near'] = '';
  }
  const markup = place.querySelector(drawing)?.textContent;
  const [, address] = markup?.match(/href="([^"]+)"/) ?? [];
  if (address === undefined) return;
  const symbol = document.createElementNS(svg, 'use');
  symbol.setAttribute('href', address);
  const picture = document.createElementNS(svg, 'svg');
  picture.ariaHidden = 'true';
  picture.append(symbol);
  place.append(picture);
}

function hold(place: Element | null): void {
  if (!place) return;
  places.add(place);
  near.observe(place);
}

for (const { loading, parentElement } of document.images) {
  if (loading === 'lazy') hold(parentElement);
}
for (const { parentElement } of document.querySelectorAll(drawing)) hold(parentElement);
addEventListener('beforeprint', () => places.forEach(release));
document.documentElement.dataset['pictures'] = 'held';
