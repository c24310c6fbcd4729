import type { ErrorSentences } from '@nokshi/forms/form-words.ts';
import { type FormKind, fieldNames } from '@nokshi/forms/forms.ts';
import { type HTMLElement, parse } from 'node-html-parser';
import { escapeHtml } from '../escape-html.ts';
import { type AttributeChange, type HtmlWithHoles, PageHoles } from './page-holes.ts';

/** What a visitor without JavaScript is told about a form that was not taken. */
export type Trouble = {
  errors: ErrorSentences;
  /** The sentence above the form. */
  message: string;
  /** Whether to offer the other ways to send. */
  handover: boolean;
};

type Answer = { typed: ReadonlyMap<string, unknown>; trouble: Trouble };

/** Hidden fields that say where the enquiry came from; they must survive a second try. */
const carried = ['page', 'referrer', 'campaign'];

const shown = ['hidden', undefined] as const;

function textIn({ typed }: Answer, name: string): string | undefined {
  const value = typed.get(name);
  return typeof value === 'string' ? value.toWellFormed() : undefined;
}

/** What answers change in a form, by the marks that are the contract with site/. */
class FormMarks {
  readonly #form: HTMLElement;
  readonly #attributes = new Map<HTMLElement, AttributeChange<Answer>[]>();
  readonly #contents = new Map<HTMLElement, (answer: Answer) => string | undefined>();

  constructor(form: HTMLElement, kind: FormKind) {
    this.#form = form;
    for (const name of [...fieldNames(kind), ...carried]) {
      for (const control of form.querySelectorAll(`[name="${name}"]`)) this.#control(control, name);
    }
    for (const name of fieldNames(kind)) {
      const control = form.querySelector(`[name="${name}"]`);
      const error = form.querySelector(`[id="${kind}-${name}-error"]`);
      const ifWrong =
        (change: readonly [string, string | undefined]) =>
        ({ trouble }: Answer) =>
          trouble.errors[name] === undefined ? undefined : change;
      if (control) this.#change(control, ifWrong(['aria-invalid', 'true']));
      if (!error) continue;
      this.#change(error, ifWrong(shown));
      this.#contents.set(error, ({ trouble }) => {
        const sentence = trouble.errors[name];
        return sentence === undefined ? undefined : escapeHtml(sentence);
      });
    }
    const status = form.querySelector('[data-form-status]');
    if (status) {
      this.#change(status, () => shown);
      this.#contents.set(status, ({ trouble }) => escapeHtml(trouble.message));
    }
    const handover = form.querySelector('[data-handover]');
    if (handover) this.#change(handover, ({ trouble }) => (trouble.handover ? shown : undefined));
  }

  makeHoles(holes: PageHoles<Answer>): void {
    for (const [element, changes] of this.#attributes) holes.ofAttributes(element, changes);
    // From the last to the first: elements stand before what is inside them.
    for (const element of this.#form.querySelectorAll('*').reverse()) {
      const content = this.#contents.get(element);
      if (content) holes.ofContent(element, content);
    }
  }

  #change(element: HTMLElement, change: AttributeChange<Answer>): void {
    this.#attributes.set(element, [...(this.#attributes.get(element) ?? []), change]);
  }

  #control(control: HTMLElement, name: string): void {
    if (control.tagName === 'INPUT' && control.getAttribute('type') === 'checkbox') {
      this.#change(control, ({ typed }) =>
        typed.size === 0 ? undefined : ['checked', typed.has(name) ? '' : undefined],
      );
    } else if (control.tagName === 'TEXTAREA') {
      this.#contents.set(control, (answer) => {
        const text = textIn(answer, name);
        // HTML drops the first line break inside a textarea.
        return text === undefined ? undefined : `\n${escapeHtml(text)}`;
      });
    } else if (control.tagName === 'SELECT') {
      for (const option of control.querySelectorAll('option')) {
        const value = option.getAttribute('value') ?? option.textContent;
        this.#change(option, (answer) => {
          const text = textIn(answer, name);
          return text === undefined ? undefined : ['selected', text === value ? '' : undefined];
        });
      }
    } else {
      this.#change(control, (answer) => {
        const text = textIn(answer, name);
        return text === undefined ? undefined : ['value', escapeHtml(text)];
      });
    }
  }
}

/** A form's own page, parsed once, to be sent again with what was typed and what is wrong. */
export class FormPage {
  // As bytes: encoding a page takes longer than all else.
  readonly #texts: readonly Buffer[];
  readonly #fillings: HtmlWithHoles<Answer>['fillings'];

  /** @param html the page as it was built */
  constructor(html: string, kind: FormKind) {
    const page = parse(html, { comment: true });
    const holes = new PageHoles<Answer>();
    for (const form of page.querySelectorAll(`form[action$="/api/${kind}"]`)) {
      new FormMarks(form, kind).makeHoles(holes);
    }
    const { texts, fillings } = holes.cut(page.toString());
    this.#texts = texts.map((text) => Buffer.from(text));
    this.#fillings = fillings;
  }

  /**
   * @param body the body of the post, as it came
   * @returns the whole page in UTF-8
   */
  with(body: unknown, trouble: Trouble): Buffer {
    const typed = new Map<string, unknown>(
      typeof body === 'object' && body !== null ? Object.entries(body) : [],
    );
    const answer = { typed, trouble };
    const pieces: Buffer[] = [];
    for (const [index, text] of this.#texts.entries()) {
      pieces.push(text);
      const filled = this.#fillings[index]?.(answer);
      if (filled) pieces.push(Buffer.from(filled));
    }
    return Buffer.concat(pieces);
  }
}
