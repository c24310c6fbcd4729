/** Puts the reference on the page where no server does: on a static host it stands in the address. */
const reference = new URLSearchParams(location.search).get('reference');
const line = document.querySelector<HTMLElement>('[data-reference-line]');
const place = line?.querySelector('[data-reference]');
// Not the forms' own check: sharing it would make a file of its own out of these few lines.
if (line && place && reference && /^NK-[2-9A-Z]{4}-[2-9A-Z]{4}$/.test(reference)) {
  place.textContent = reference;
  line.hidden = false;
}
