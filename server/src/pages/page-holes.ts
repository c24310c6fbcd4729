import type { HTMLElement } from 'node-html-parser';

/** Where in a page something stands that was built. */
type Place = { from: number; to: number };

/** A place in a page, and what stands there for one answer; undefined for what was built. */
export type Hole<Answer> = Place & { fill: (answer: Answer) => string | undefined };

/** A built page with holes in it, cut once and filled for each answer. */
export class PageHoles<Answer> {
  /** The unchanged stretches of a page, as bytes: encoding a page takes longer than all else. */
  readonly #pieces: (Buffer | ((answer: Answer) => string))[] = [];

  /**
   * @param html the page as it was built
   * @param holes in the order of the page, none within another
   */
  constructor(html: string, holes: readonly Hole<Answer>[]) {
    let end = 0;
    for (const { from, to, fill } of holes) {
      const built = html.slice(from, to);
      this.#pieces.push(Buffer.from(html.slice(end, from)), (answer) => fill(answer) ?? built);
      end = to;
    }
    this.#pieces.push(Buffer.from(html.slice(end)));
  }

  /** @returns the whole page in UTF-8 */
  filled(answer: Answer): Buffer {
    return Buffer.concat(
      this.#pieces.map((piece) => (Buffer.isBuffer(piece) ? piece : Buffer.from(piece(answer)))),
    );
  }
}

/** Where an element's attributes stand in its page. */
export function positionOfAttributes(element: HTMLElement, html: string): Place {
  const from = element.range[0] + 1 + element.rawTagName.length;
  return { from, to: html.indexOf(element.rawAttrs, from) + element.rawAttrs.length };
}

/** Where what is inside an element stands in its page; undefined for one that has no inside. */
export function positionOfContent(element: HTMLElement, html: string): Place | undefined {
  const from = html.indexOf('>', positionOfAttributes(element, html).to) + 1;
  const to = html.lastIndexOf('</', element.range[1] - 1);
  return to < from ? undefined : { from, to };
}

/** An element's attributes as they were built, with their values in HTML. */
export const builtAttributes = (element: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    Object.entries<string | null>(element.rawAttributes).map(([name, value]) => [
      name,
      value?.replaceAll('"', '&quot;') ?? '',
    ]),
  );

/** Attributes as they stand in a tag; those that are undefined are left out. */
export function htmlOf(attributes: Record<string, string | undefined>): string {
  let html = '';
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) html += value === '' ? ` ${name}` : ` ${name}="${value}"`;
  }
  return html;
}
