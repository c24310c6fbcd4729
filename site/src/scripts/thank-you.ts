import { isReference } from '../islands/enquiry/reference.ts';

/** Puts the reference on the page where no server does: on a static host it stands in the address. */
const reference = new URLSearchParams(location.search).get('reference');
const line = document.querySelector<HTMLElement>('[data-reference-line]');
const place = line?.querySelector('[data-reference]');
if (line && place && isReference(reference)) {
  place.textContent = reference;
  line.hidden = false;
}
