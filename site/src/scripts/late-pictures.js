/*
 * Runs before the body is read. Browsers fetch a lazy picture up to 1,250 px before it comes into view;
 * visitors who pay for megabytes get it 100 px before. Until then an empty drawing of the same
 * proportions stands in its place. Without script the browser's own laziness remains.
 */
{
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) show(target);
    },
    { rootMargin: '100px 0px' },
  );
  const filesOf = (image) => [
    [image, 'src'],
    ...[...image.parentElement.querySelectorAll('source')].map((source) => [source, 'srcset']),
  ];
  const waiting = new Set();

  const hold = (image) => {
    for (const [element, name] of filesOf(image)) {
      element.dataset[name] = element.getAttribute(name);
      element.removeAttribute(name);
    }
    image.src = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='${image.getAttribute('width')}' height='${image.getAttribute('height')}'/>`;
    waiting.add(image);
    near.observe(image);
  };
  const show = (image) => {
    near.unobserve(image);
    if (!waiting.delete(image)) return;
    for (const [element, name] of filesOf(image)) element.setAttribute(name, element.dataset[name]);
  };

  const reader = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (node.tagName !== 'IMG' || node.loading !== 'lazy') continue;
        if (node.parentElement?.tagName === 'PICTURE' && !node.closest('astro-island')) hold(node);
      }
    }
  });
  reader.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => reader.disconnect());
  addEventListener('beforeprint', () => waiting.forEach(show));
}
