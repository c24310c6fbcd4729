/** The buttons that print the page they stand on; browsers save it as a PDF in the same window. */
for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
  button.addEventListener('click', () => print());
}
