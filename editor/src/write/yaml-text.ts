import {
  Document,
  isAlias,
  type Node,
  parseDocument,
  Scalar,
  type ToStringOptions,
  visit,
} from 'yaml';
import type { Json } from './json.ts';

/** Thrown for a text that can't be changed without losing something of it. */
export class UnreadableText extends Error {
  override name = 'UnreadableText';
}

/** Prints what stands in content/ as it stands there. */
const asWritten = {
  lineWidth: 0,
  flowCollectionPadding: false,
  singleQuote: true,
  // A text in double quotes stays on its line.
  doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
} satisfies ToStringOptions;

/**
 * What a reader of YAML may change, drop or refuse outside double quotes. Lines that begin with an empty or
 * indented one are misread as `yaml` prints them.
 */
const unsafe = /^\s|(?![\t\n])\p{Cc}|[\u2028\u2029\ufeff\ufffe\uffff]|\p{Surrogate}/u;

/** What Astro's reader takes for a number, and `yaml` for words: `-0o17`. */
const likeNumber = /^[-+]?[\d.][\d_a-fox.]*$/i;

/** Characters that YAML must escape. */
const unprintable = /[\x7f-\x84\x86-\x9f\ufffe\uffff]/g;

/** @throws UnreadableText for what is no YAML, or uses anchors, which one change would change elsewhere */
export function readYaml(text: string): Document.Parsed {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) throw new UnreadableText(error.message);
  visit(document, {
    Node(_, node) {
      if (isAlias(node) || node.anchor) throw new UnreadableText('It has anchors.');
    },
  });
  return document;
}

/** The value of a text. */
export const valueIn = (text: string): Json => readYaml(text).toJS();

export const printYaml = (document: Document): string =>
  document
    .toString(asWritten)
    // The unsafe stand in double quotes (`nodeFor`).
    .replace(unprintable, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * What a value is written as: in quotes wherever a reader of any version of YAML takes the plain text for
 * something else. Astro reads days, times and `0b101` as such.
 */
export function nodeFor(value: Json): Node | null {
  const document = new Document(value, { compat: 'yaml-1.1' });
  visit(document, {
    Scalar(_, scalar) {
      if (typeof scalar.value !== 'string') return;
      if (likeNumber.test(scalar.value)) scalar.type = Scalar.QUOTE_SINGLE;
      if (unsafe.test(scalar.value)) scalar.type = Scalar.QUOTE_DOUBLE;
    },
  });
  // Read again, its nodes keep the quotes in a document that has no such care for what it holds already.
  return parseDocument(printYaml(document)).contents;
}
