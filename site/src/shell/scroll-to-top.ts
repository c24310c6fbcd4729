/** Shows the button of ScrollToTop.tsx past 300 px, and takes back to the top. */
const button = document.querySelector<HTMLElement>('[data-scroll-to-top]');
const showButton = () => {
  if (button) button.hidden = window.scrollY <= 300;
};
addEventListener('scroll', showButton, { passive: true });
// With the next frame, which lays out the page anyway.
requestAnimationFrame(showButton);
button?.addEventListener('click', () => {
  window.scrollTo({ top: 0 });
  document.querySelector<HTMLElement>('[data-skip-link]')?.focus({ preventScroll: true });
});
