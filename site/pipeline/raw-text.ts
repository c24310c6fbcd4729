import { type HTMLElement, TextNode } from 'node-html-parser';

/** Puts code into a script or a style element: nothing in these is escaped. */
export function setRawText(element: HTMLElement, code: string): void {
  element.set_content(new TextNode(code, element));
}
