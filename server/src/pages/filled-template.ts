import { type HTMLElement, parse } from 'node-html-parser';
import { escapeHtml } from '../escape-html.ts';
import type { Hole } from './page-holes.ts';

/** What fills the places of a template: words by name, and the lines of what is repeated. */
export type TemplateData = { readonly [name: string]: string | readonly TemplateData[] };

type Part = (data: TemplateData) => string;

const place = /\{\{(\w+)\}\}/;

const wordsAt = (data: TemplateData, name: string): string => {
  const words = data[name];
  return typeof words === 'string' ? words : '';
};

const linesAt = (data: TemplateData, name: string): readonly TemplateData[] => {
  const lines = data[name];
  return typeof lines === 'object' ? lines : [];
};

const isThere = (data: TemplateData, name: string): boolean => (data[name] ?? '').length > 0;

/** A stretch of HTML with `{{name}}` in it, in text or in the quotes of an attribute. */
function textParts(html: string): Part[] {
  return html.split(place).map((piece, index) => {
    // Split by a pattern with one group, every second piece is a name.
    if (index % 2 === 0) return () => piece;
    return (data) => escapeHtml(wordsAt(data, piece));
  });
}

const marked = '[data-each], [data-if]';

/** Those of the elements that stand in no other of them. */
const outermost = (elements: readonly HTMLElement[]): HTMLElement[] =>
  elements.filter(({ range: [from, to] }) =>
    elements.every(
      ({ range: [otherFrom, otherTo] }) =>
        otherFrom >= from || otherTo < to || (otherFrom === from && otherTo === to),
    ),
  );

/** What is between two places of a page, with the marked elements there. */
function partsBetween(
  html: string,
  from: number,
  to: number,
  elements: readonly HTMLElement[],
): Part[] {
  const parts: Part[] = [];
  let end = from;
  for (const element of outermost(elements)) {
    const [start, stop] = element.range;
    parts.push(...textParts(html.slice(end, start)), partOf(element, html));
    end = stop;
  }
  parts.push(...textParts(html.slice(end, to)));
  return parts;
}

/** A marked element: once for each line, or only where there is something. */
function partOf(element: HTMLElement, html: string): Part {
  const [from, to] = element.range;
  const parts = partsBetween(html, from, to, element.querySelectorAll(marked));
  const inside: Part = (data) => parts.map((part) => part(data)).join('');
  const each = element.getAttribute('data-each');
  if (each !== undefined) return (data) => linesAt(data, each).map(inside).join('');
  const name = element.getAttribute('data-if') ?? '';
  return (data) => (isThere(data, name) ? inside(data) : '');
}

/**
 * The places of a built page that is a template: `{{name}}`, elements with `data-each` that are there
 * once for each line of that name, and with `data-if` that are there only where it is not empty.
 */
export function templateHoles(html: string): Hole<TemplateData>[] {
  const elements = outermost(parse(html, { comment: true }).querySelectorAll(marked));
  const holes: Hole<TemplateData>[] = elements.map((element) => {
    const [from, to] = element.range;
    return { from, to, fill: partOf(element, html) };
  });
  const isWithin = (at: number) => holes.some(({ from, to }) => at >= from && at < to);
  for (const match of html.matchAll(new RegExp(place, 'g'))) {
    const [whole, name = ''] = match;
    if (isWithin(match.index)) continue;
    holes.push({
      from: match.index,
      to: match.index + whole.length,
      fill: (data) => escapeHtml(wordsAt(data, name)),
    });
  }
  return holes;
}
