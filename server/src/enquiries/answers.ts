import type { Errors } from '@nokshi/forms/check.ts';
import { sentencesFor } from '@nokshi/forms/form-words.ts';
import { type FormId, formOf, thankYouPath } from '@nokshi/forms/forms.ts';
import { defaultLanguage, type Language, pathIn } from '@nokshi/forms/languages.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltPages } from '../pages/built-pages.ts';
import { FormPage, type Trouble, typedIn } from '../pages/form-page.ts';
import { askedOffer } from '../prices/asked-offer.ts';
import type { OfferPages } from '../prices/offer-pages.ts';
import { prefersHtml } from '../requests/prefers-html.ts';
import { languageOfRequest } from '../requests/request-language.ts';
import type { Sentences } from '../sentences.ts';
import { closeAfterAnswer } from './early-close.ts';
import { plainPage, plainPageHeaders } from './plain-page.ts';

export type Refusal = 403 | 405 | 409 | 413 | 415 | 429 | 500 | 503;

/** The page of a form in a language. */
export const pageOf = (kind: FormId, language: Language): string =>
  pathIn(language, formOf(kind).page);

/**
 * Answers enquiries as JSON, or as pages for a form posted without JavaScript, in the language of the
 * page that they were written on.
 */
export class Answers {
  readonly #sentences: Sentences;
  readonly #pages: BuiltPages | undefined;
  readonly #offers: OfferPages;
  readonly #allowedOrigins: readonly string[];
  /** By the page as it was built: another one may take its place while the server runs. */
  readonly #prepared = new WeakMap<Buffer, FormPage>();

  constructor(
    sentences: Sentences,
    pages: BuiltPages | undefined,
    offers: OfferPages,
    allowedOrigins: readonly string[],
  ) {
    this.#sentences = sentences;
    this.#pages = pages;
    this.#offers = offers;
    this.#allowedOrigins = allowedOrigins;
  }

  /** 201 for a new enquiry, 200 for one that stood already; 303 to the thanks for a plain form. */
  thank(request: FastifyRequest, reply: FastifyReply, reference: string, isNew: boolean) {
    if (!prefersHtml(request.headers.accept)) {
      return reply.code(isNew ? 201 : 200).send({ reference });
    }
    // A site on another host has its own page of thanks.
    const { origin } = request.headers;
    const { pathname } = new URL(this.#sentences.company[defaultLanguage].url);
    const isElsewhere = origin !== undefined && this.#allowedOrigins.includes(origin);
    const base = isElsewhere ? origin + pathname.replace(/\/$/, '') : '';
    const path = pathIn(languageOfRequest(request), thankYouPath);
    return reply.redirect(`${base}${path}?reference=${reference}`, 303);
  }

  /** 422 with a sentence for each field that must be mended. */
  mend(request: FastifyRequest, reply: FastifyReply, kind: FormId, wrong: Errors) {
    const { language, words } = this.#sentences.forms[languageOfRequest(request)];
    const errors = sentencesFor(wrong, typedIn(request.body), words, language);
    const trouble = { errors, message: words.messages.failedFields, handover: false };
    return this.#send(request, reply.code(422), kind, trouble, { errors });
  }

  /** Any other refusal: its status and one plain sentence. With 429 the body is not waited for. */
  refuse(request: FastifyRequest, reply: FastifyReply, kind: FormId, status: Refusal) {
    const { messages } = this.#sentences.forms[languageOfRequest(request)].words;
    // A script has the words still; the form's page has those that were read.
    const isKept =
      !prefersHtml(request.headers.accept) ||
      (request.body !== undefined && this.#htmlFor(request, kind) !== undefined);
    const sentences: Record<Refusal, string> = {
      403: messages.crossSite,
      405: messages.unsupported,
      409: messages.conflict,
      413: isKept ? messages.tooLarge : messages.tooLargeToKeep,
      415: messages.unsupported,
      429: isKept ? messages.tooMany : messages.tooManyToKeep,
      500: messages.unavailable,
      503: messages.unavailable,
    };
    if (status === 429) closeAfterAnswer(request, reply);
    const error = sentences[status];
    const trouble = { errors: {}, message: error, handover: status === 429 || status >= 500 };
    return this.#send(request, reply.code(status), kind, trouble, { error });
  }

  #htmlFor(request: FastifyRequest, kind: FormId): Buffer | undefined {
    return this.#pages?.html(pageOf(kind, languageOfRequest(request)));
  }

  /** The form's page with the trouble in it, a plain page where there is none, or the same as JSON. */
  #send(
    request: FastifyRequest,
    reply: FastifyReply,
    kind: FormId,
    trouble: Trouble,
    json: object,
  ) {
    if (!prefersHtml(request.headers.accept)) return reply.send(json);
    reply.type('text/html; charset=utf-8');
    const language = languageOfRequest(request);
    const offered = kind === 'offer' && this.#sendOffer(request, reply, trouble, language);
    if (offered) return offered;
    const html = this.#htmlFor(request, kind);
    if (html === undefined) {
      const isBackTold = reply.statusCode === 413 || reply.statusCode === 429;
      reply.headers(plainPageHeaders);
      return reply.send(plainPage(kind, { ...trouble, isBackTold }, this.#sentences, language));
    }
    return reply
      .headers({ ...this.#pages?.headers(pageOf(kind, language)), 'cache-control': 'no-store' })
      .send(this.#formPage(html, kind).with(request.body, trouble));
  }

  /** The offer's page, which is written anew; undefined where what was sent holds no offer. */
  #sendOffer(request: FastifyRequest, reply: FastifyReply, trouble: Trouble, language: Language) {
    const { offers, referencePrefix } = this.#sentences;
    const typed = typedIn(request.body);
    const address = typed.get('offer');
    if (typeof address !== 'string') return undefined;
    const asked = askedOffer(address, offers[language], referencePrefix);
    return asked && this.#offers.send(reply, asked, language, typed, trouble);
  }

  /** Parsed when it is first needed; each page is the page of one form. */
  #formPage(html: Buffer, kind: FormId): FormPage {
    const known = this.#prepared.get(html);
    if (known) return known;
    const page = new FormPage(html.toString(), kind);
    this.#prepared.set(html, page);
    return page;
  }
}
