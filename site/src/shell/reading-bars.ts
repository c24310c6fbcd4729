/**
 * On phones the header gives its room back while one reads down, and comes back when one goes up. So does the bar at
 * the thumb, which leads to price, demos, phone and WhatsApp: it is there past the first screen, on pages that end
 * with these ways (Closing.tsx), and gone where they stand themselves.
 */
const root = document.documentElement;
const phone = matchMedia('(width < 48rem)');
const closing = document.querySelector('section[aria-labelledby=closing]');

/** So far one reads on, in px, before the bars go. */
const readOn = 240;

let lastY = scrollY;
let isDown = false;
/** Where the bars came last. */
let shownY = 0;
let hasBar = false;
let isAtClosing = false;

/** The ways as the page has them already, the nearest to its subject first. */
function barOf(end: Element): HTMLElement {
  const link = (path: string, within: ParentNode = document) =>
    within.querySelector<HTMLAnchorElement>(path);
  const price = link('header a[href$="/price"]');
  const demos = link('header a[href$="/readyProducts"]');
  const ways = [
    [price, link('a[href*="/price?"]', end) ?? price],
    [
      demos,
      link('main > :first-child :is(a[href*="/ready-products/"], a[href*="/book-a-demo"])') ??
        demos,
    ],
    [link('header a[href^="tel:"]')],
    [link('a[href^="https://wa.me/"]', end)],
  ] as const;
  const nav = document.createElement('nav');
  nav.className = 'thumb-bar';
  nav.setAttribute('aria-labelledby', 'closing');
  for (const [shown, to = shown] of ways) {
    if (!shown || !to) continue;
    const way = shown.cloneNode(true) as HTMLAnchorElement;
    way.removeAttribute('class');
    way.removeAttribute('aria-current');
    way.href = to.href;
    nav.append(way);
  }
  return nav;
}

function follow(): void {
  const y = Math.max(0, scrollY);
  if (y !== lastY) isDown = y > lastY;
  const isPast = y > innerHeight;
  // The first time it is seen going down, too.
  if (!isDown || (isPast && lastY <= innerHeight)) shownY = y;
  lastY = y;
  const isReading = phone.matches && isDown && y > innerHeight / 2 && y - shownY > readOn;
  root.toggleAttribute('data-reading', isReading && !document.querySelector(':popover-open'));
  if (!closing) return;
  const isHere = phone.matches && isPast && !isReading && !isAtClosing;
  if (isHere && !hasBar) document.body.append(barOf(closing));
  hasBar ||= isHere;
  root.toggleAttribute('data-thumb', isHere);
}

addEventListener('scroll', follow, { passive: true });
if (closing) {
  new IntersectionObserver((entries) => {
    const entry = entries.at(-1);
    isAtClosing = entry !== undefined && (entry.isIntersecting || entry.boundingClientRect.top < 0);
    follow();
  }).observe(closing);
}

// A module to TypeScript: its names are its own.
export {};
