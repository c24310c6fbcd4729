/**
 * Takes away the marks that turn the direction of a line, and of what follows: what a visitor wrote
 * must not show the words around it in another order.
 */
export const withoutDirectionMarks = (text: string): string =>
  text.replace(/\p{Bidi_Control}/gu, '');
