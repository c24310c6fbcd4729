import { askedEmail } from '@nokshi/forms/fields.ts';
import type { ErrorSentences } from '@nokshi/forms/form-words.ts';
import { type FormId, fieldNames } from '@nokshi/forms/forms.ts';
import { type HTMLElement, parse } from 'node-html-parser';
import { escapeHtml } from '../escape-html.ts';
import {
  builtAttributes,
  type Hole,
  htmlOf,
  PageHoles,
  positionOfAttributes,
  positionOfContent,
} from './page-holes.ts';

/** What a visitor without JavaScript is told about a form that was not taken. */
export type Trouble = {
  errors: ErrorSentences;
  /** The sentence above the form. */
  message: string;
  /** Whether to offer the other ways to send. */
  handover: boolean;
};

/** Attributes with their new values in HTML, undefined for those that go; and what is inside. */
type Change = { attributes?: Record<string, string | undefined>; content?: string | undefined };

/** Hidden fields that say where the enquiry came from; they must survive a second try. */
const carried = ['page', 'referrer', 'campaign'];

const shown = (content?: string): Change => ({ attributes: { hidden: undefined }, content });

/** What was typed into a control, in the way of its kind; undefined for what is no text, as any post may hold. */
function typedInto(control: HTMLElement, value: unknown): Change | undefined {
  if (control.getAttribute('type') === 'checkbox') {
    return { attributes: { checked: value === undefined ? undefined : '' } };
  }
  if (typeof value !== 'string') return undefined;
  const text = value.toWellFormed();
  if (control.tagName === 'OPTION') {
    const own = control.getAttribute('value') ?? control.textContent;
    return { attributes: { selected: text === own ? '' : undefined } };
  }
  // HTML drops the first line break inside a textarea.
  return control.tagName === 'TEXTAREA'
    ? { content: `\n${escapeHtml(text)}` }
    : { attributes: { value: escapeHtml(text) } };
}

/** What was typed into a form, and what is wrong with it; nothing is where it was not sent yet. */
export type FormAnswer = { typed: ReadonlyMap<string, unknown>; trouble: Trouble | undefined };

/** What answers change in an element, by the marks that are the contract with site/. */
function changesIn(
  element: HTMLElement,
  kind: FormId,
): ((answer: FormAnswer) => Change | undefined)[] {
  const names = fieldNames(kind);
  const isOption = element.tagName === 'OPTION';
  const name = (isOption ? element.closest('select') : element)?.getAttribute('name') ?? '';
  const field = names.find((one) => one === name);
  const wrong = names.find((one) => element.id === `${kind}-${one}-error`);
  return [
    (field || carried.includes(name)) && element.tagName !== 'SELECT'
      ? ({ typed }: FormAnswer) =>
          typed.size > 0 ? typedInto(element, typed.get(name)) : undefined
      : [],
    // The page that is answered asks about this address, if it is one to ask about.
    name === askedEmail ? ({ typed }: FormAnswer) => typedInto(element, typed.get('email')) : [],
    // Of several the browser takes the first, before what stands below them.
    field && !isOption
      ? ({ trouble }: FormAnswer) =>
          trouble?.errors[field] === undefined
            ? undefined
            : { attributes: { 'aria-invalid': 'true', autofocus: '' } }
      : [],
    wrong
      ? ({ trouble }: FormAnswer) => {
          const sentence = trouble?.errors[wrong];
          return sentence === undefined ? undefined : shown(escapeHtml(sentence));
        }
      : [],
    element.hasAttribute('data-form-status')
      ? ({ trouble }: FormAnswer) => trouble && shown(escapeHtml(trouble.message))
      : [],
    element.hasAttribute('data-handover')
      ? ({ trouble }: FormAnswer) => (trouble?.handover ? shown() : undefined)
      : [],
  ].flat();
}

/** A form's own page, parsed once, to be sent again with what was typed and what is wrong. */
export class FormPage {
  readonly #page: PageHoles<FormAnswer>;

  /** @param html the page as it was built, in which no marked element stands in another's words */
  constructor(html: string, kind: FormId) {
    this.#page = new PageHoles(html, formHoles(html, kind));
  }

  /**
   * @param body the body of the post, as it came
   * @returns the whole page in UTF-8
   */
  with(body: unknown, trouble: Trouble): Buffer {
    return this.#page.filled({ typed: typedIn(body), trouble });
  }
}

/** The fields of a posted form by name, whatever was posted. */
export const typedIn = (body: unknown): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>(typeof body === 'object' && body !== null ? Object.entries(body) : []);

/** The places of a page in which its form says what was typed and what is wrong, in their order. */
export const formHoles = (html: string, kind: FormId): Hole<FormAnswer>[] =>
  parse(html, { comment: true })
    .querySelectorAll(`form[action$="/api/${kind}"]`)
    .flatMap((form) => form.querySelectorAll('*'))
    .flatMap((element) => holesIn(element, html, changesIn(element, kind)));

function holesIn(
  element: HTMLElement,
  html: string,
  changes: readonly ((answer: FormAnswer) => Change | undefined)[],
): Hole<FormAnswer>[] {
  if (changes.length === 0) return [];
  const built = builtAttributes(element);
  const attributes: Hole<FormAnswer> = {
    ...positionOfAttributes(element, html),
    fill: (answer) => {
      const changed = changes.map((change) => change(answer)?.attributes);
      return changed.some((one) => one) ? htmlOf(Object.assign({}, built, ...changed)) : undefined;
    },
  };
  const inside = positionOfContent(element, html);
  if (!inside || element.childNodes.some((node) => node.nodeType === 1)) return [attributes];
  const fill = (answer: FormAnswer) =>
    changes.map((change) => change(answer)?.content).find((one) => one !== undefined);
  return [attributes, { ...inside, fill }];
}
