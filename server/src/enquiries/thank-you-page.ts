import { parse } from 'node-html-parser';
import {
  builtAttributes,
  type Hole,
  htmlOf,
  PageHoles,
  positionOfAttributes,
  positionOfContent,
} from '../pages/page-holes.ts';

/** The page /thank-you, parsed once, to be sent with a visitor's reference on it. */
export class ThankYouPage {
  readonly #page: PageHoles<string>;

  /** @param html the page as it was built */
  constructor(html: string) {
    const page = parse(html, { comment: true });
    const holes: Hole<string>[] = [];
    for (const line of page.querySelectorAll('[data-reference-line]')) {
      const shown = htmlOf({ ...builtAttributes(line), hidden: undefined });
      holes.push({ ...positionOfAttributes(line, html), fill: () => shown });
    }
    for (const element of page.querySelectorAll('[data-reference]')) {
      const inside = positionOfContent(element, html);
      if (inside) holes.push({ ...inside, fill: (reference) => reference });
    }
    this.#page = new PageHoles(
      html,
      holes.sort((one, other) => one.from - other.from),
    );
  }

  /**
   * @param reference already checked to have the form of a reference
   * @returns the whole page in UTF-8
   */
  with(reference: string): Buffer {
    return this.#page.filled(reference);
  }
}
