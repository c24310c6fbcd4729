import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kind } from '../database/schema.ts';
import type { Words } from '../words.ts';
import { formPage, pageOfForm } from './form-page.ts';
import type { FieldErrors } from './forms.ts';
import { prefersHtml } from './prefers-html.ts';

/** The built site, as far as the forms need it. */
export type FormPages = {
  /** The built HTML of a page such as `/contact`. */
  html(path: string): string | undefined;
  /** The headers that belong to that page, its content security policy among them. */
  headers(path: string): Readonly<Record<string, string>>;
};

export type Refusal = 403 | 405 | 409 | 413 | 415 | 429 | 503;

/** Answers enquiries as JSON, or as pages for a form posted without JavaScript. */
export class Answers {
  readonly #words: Words['forms'];
  readonly #pages: FormPages | undefined;
  readonly #allowedOrigins: readonly string[];

  constructor(
    words: Words['forms'],
    pages: FormPages | undefined,
    allowedOrigins: readonly string[],
  ) {
    this.#words = words;
    this.#pages = pages;
    this.#allowedOrigins = allowedOrigins;
  }

  /** 201 for a new enquiry, 200 for one that stood already; 303 to the thanks for a plain form. */
  thank(request: FastifyRequest, reply: FastifyReply, reference: string, isNew: boolean) {
    if (!prefersHtml(request.headers.accept)) {
      return reply.code(isNew ? 201 : 200).send({ reference });
    }
    // A site on another host has its own page of thanks.
    const { origin } = request.headers;
    const base = origin !== undefined && this.#allowedOrigins.includes(origin) ? origin : '';
    return reply.redirect(`${base}/thank-you?reference=${reference}`, 303);
  }

  /** 422 with a sentence for each field that must be mended. */
  mend(request: FastifyRequest, reply: FastifyReply, kind: Kind, errors: FieldErrors) {
    const page = this.#page(request, kind, {
      errors,
      message: this.#words.messages.failedFields,
      handover: false,
    });
    return this.#send(reply.code(422), kind, page, { errors });
  }

  /** Any other refusal: its status and one plain sentence. */
  refuse(request: FastifyRequest, reply: FastifyReply, kind: Kind, status: Refusal) {
    const { messages } = this.#words;
    const sentences: Record<Refusal, string> = {
      403: messages.crossSite,
      405: messages.unsupported,
      409: messages.conflict,
      413: messages.tooLarge,
      415: messages.unsupported,
      429: messages.tooMany,
      503: messages.unavailable,
    };
    const error = sentences[status];
    const page = this.#page(request, kind, {
      errors: {},
      message: error,
      handover: status === 429 || status === 503,
    });
    return this.#send(reply.code(status), kind, page, { error });
  }

  #send(reply: FastifyReply, kind: Kind, page: string | undefined, json: object) {
    if (page === undefined) return reply.send(json);
    const headers = this.#pages?.headers(pageOfForm[kind]) ?? {};
    return reply
      .headers({ ...headers, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page);
  }

  #page(request: FastifyRequest, kind: Kind, trouble: Parameters<typeof formPage>[3]) {
    if (!prefersHtml(request.headers.accept)) return undefined;
    const html = this.#pages?.html(pageOfForm[kind]);
    return html === undefined ? undefined : formPage(html, kind, request.body, trouble);
  }
}
