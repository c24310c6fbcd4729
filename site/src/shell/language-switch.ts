/**
 * Whoever changes the language goes on reading where they were: the link takes the address of the heading that
 * is being read along, which is the same in every language, so that the browser opens the page there at once.
 */
const isInView = (element: Element | null) => {
  if (!element) return false;
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < innerHeight;
};

function placeInView(): string {
  const { hash } = location;
  if (scrollY < 100 || isInView(document.getElementById(hash.slice(1)))) return hash;
  // A form may stand without a heading of its own.
  const passed = [...document.querySelectorAll('main :is(h2, h3, h4, [data-place])[id]')].filter(
    (heading) =>
      heading.checkVisibility() && heading.getBoundingClientRect().top < innerHeight * 0.6,
  );
  return passed.at(-1)?.id ?? '';
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]')) {
  link.addEventListener('click', () => {
    link.hash = placeInView();
  });
}
