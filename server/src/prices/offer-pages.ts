import { dayIn } from '@nokshi/forms/calendar-day.ts';
import { type Language, pathIn } from '@nokshi/forms/languages.ts';
import { newReference } from '@nokshi/forms/reference.ts';
import type { FastifyReply } from 'fastify';
import type { BuiltPages } from '../pages/built-pages.ts';
import type { FormAnswer, Trouble } from '../pages/form-page.ts';
import type { Sentences } from '../sentences.ts';
import { type AskedOffer, offerAddress } from './asked-offer.ts';
import { offerData } from './offer-data.ts';
import { OfferTemplate } from './offer-template.ts';

/** The page that an offer is written on, in the default language. */
export const offerPath = '/price-offer';

/** By the page as it was built: another one may take its place while the server runs. */
const prepared = new WeakMap<Buffer, OfferTemplate>();

/** Sends offers as pages, for visitors without script. */
export class OfferPages {
  readonly #sentences: Sentences;
  readonly #pages: BuiltPages | undefined;
  readonly #now: () => number;

  constructor(sentences: Sentences, pages: BuiltPages | undefined, now: () => number) {
    this.#sentences = sentences;
    this.#pages = pages;
    this.#now = now;
  }

  /**
   * @param typed what was written into the form below the offer; nothing where nobody sent it yet
   * @param trouble what is wrong with it
   * @returns undefined where there is no such page to write it on
   */
  send(
    reply: FastifyReply,
    asked: AskedOffer,
    language: Language,
    typed: FormAnswer['typed'] = new Map(),
    trouble: Trouble | undefined = undefined,
  ): FastifyReply | undefined {
    const path = pathIn(language, offerPath);
    const html = this.#pages?.html(path);
    if (!html || !this.#pages) return undefined;
    const template = prepared.get(html) ?? new OfferTemplate(html.toString());
    prepared.set(html, template);
    const telling = this.#sentences.offers[language];
    const { url, brand, descriptor } = this.#sentences.company[language];
    const reference = asked.reference ?? newReference(this.#sentences.referencePrefix);
    const maker = {
      today: dayIn(this.#sentences.timeZone, this.#now()),
      reference,
      url,
      brand: `${brand} ${descriptor}`,
    };
    const offer = `${offerAddress(asked, telling, maker)}&reference=${reference}`;
    return reply
      .headers({ ...this.#pages.headers(path), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(
        template.with(offerData(asked, maker, telling), {
          typed: new Map(typed).set('offer', offer),
          trouble,
        }),
      );
  }
}
