import { parse } from 'node-html-parser';

/**
 * The page /thank-you with the reference on it.
 * @param html the page as it was built
 * @param reference already checked to have the form of a reference
 */
export function thankYouPage(html: string, reference: string): string {
  const page = parse(html, { comment: true });
  for (const element of page.querySelectorAll('[data-reference]')) {
    element.textContent = reference;
  }
  for (const line of page.querySelectorAll('[data-reference-line]')) line.removeAttribute('hidden');
  return page.toString();
}
