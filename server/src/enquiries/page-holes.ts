import { randomUUID } from 'node:crypto';
import type { HTMLElement } from 'node-html-parser';

/** What stands in a hole, as HTML. */
type Filling<Answer> = (answer: Answer) => string;

/** HTML with holes: a text, the first filling, the second text, and so on to the last text. */
export type HtmlWithHoles<Answer> = {
  texts: readonly string[];
  fillings: readonly Filling<Answer>[];
};

/**
 * An attribute that an answer gives another value, in HTML and '' for none, or takes away;
 * undefined when it leaves the element alone.
 */
export type AttributeChange<Answer> = (
  answer: Answer,
) => readonly [name: string, value: string | undefined] | undefined;

/** The whole with its holes filled in. */
function fillIn<Answer>(html: HtmlWithHoles<Answer>, answer: Answer): string {
  const { texts, fillings } = html;
  let filled = texts[0] ?? '';
  for (const [index, filling] of fillings.entries()) filled += filling(answer) + texts[index + 1];
  return filled;
}

/**
 * The holes of a page, where one answer differs from the next: marked in the parsed page while it
 * is prepared, and cut out of its HTML afterwards.
 */
export class PageHoles<Answer> {
  readonly #fillings: Filling<Answer>[] = [];
  /** No text that a page could have. */
  readonly #name = `hole-${randomUUID()}`;
  // The parser puts a space before the attributes, which there need not be.
  readonly #mark = new RegExp(` ?${this.#name}-(\\d+)-`);

  /** Makes a hole of an element's attributes. */
  ofAttributes(element: HTMLElement, changes: readonly AttributeChange<Answer>[]): void {
    const asBuilt = element.rawAttrs && ` ${element.rawAttrs}`;
    const values = Object.entries<string | null>(element.rawAttributes).map(
      ([name, value]) => [name, value?.replaceAll('"', '&quot;') ?? ''] as const,
    );
    element.rawAttrs = this.#markFor((answer) => {
      const changed = changes.map((change) => change(answer)).filter((change) => !!change);
      if (changed.length === 0) return asBuilt;
      const attributes = new Map<string, string>(values);
      for (const [name, value] of changed) {
        if (value === undefined) attributes.delete(name);
        else attributes.set(name, value);
      }
      let html = '';
      for (const [name, value] of attributes) html += value ? ` ${name}="${value}"` : ` ${name}`;
      return html;
    });
  }

  /**
   * Makes a hole of what is inside an element; what has holes in it comes first.
   * @param content in HTML; undefined for what was built
   */
  ofContent(element: HTMLElement, content: (answer: Answer) => string | undefined): void {
    const asBuilt = this.cut(element.innerHTML);
    element.textContent = this.#markFor((answer) => content(answer) ?? fillIn(asBuilt, answer));
  }

  /** @param html of a page, or of a part of it, with the marks of its holes */
  cut(html: string): HtmlWithHoles<Answer> {
    const parts = html.split(this.#mark);
    return {
      texts: parts.filter((_part, index) => index % 2 === 0),
      fillings: parts
        .filter((_part, index) => index % 2 === 1)
        .map((number) => this.#fillings[Number(number)] ?? (() => '')),
    };
  }

  #markFor(filling: Filling<Answer>): string {
    return `${this.#name}-${this.#fillings.push(filling) - 1}-`;
  }
}
