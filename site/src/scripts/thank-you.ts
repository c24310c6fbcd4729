/** Puts the reference on the page where no server does: on a static host it stands in the address. */
const reference = new URLSearchParams(location.search).get('reference');
const line = document.querySelector<HTMLElement>('[data-reference-line]');
const place = line?.querySelector('[data-reference]');
// The line carries the pattern: importing it would make a file of its own out of these few lines.
const pattern = line?.dataset['referenceLine'];
if (line && place && pattern && reference && new RegExp(pattern).test(reference)) {
  place.textContent = reference;
  line.hidden = false;
}
