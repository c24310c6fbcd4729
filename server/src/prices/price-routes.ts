import { dayIn } from '@nokshi/forms/calendar-day.ts';
import { isLanguage, type Language, pathIn } from '@nokshi/forms/languages.ts';
import { answerTo } from '@nokshi/prices/answers.ts';
import type { OfferAnswer } from '@nokshi/prices/offer-answer.ts';
import { isAsked } from '@nokshi/prices/plans.ts';
import { questionsOf } from '@nokshi/prices/questions.ts';
import { tellNote, tellOffer } from '@nokshi/prices/tell-offer.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { prefersHtml } from '../requests/prefers-html.ts';
import { queryOf } from '../requests/query.ts';
import { languageOfRequest } from '../requests/request-language.ts';
import type { Sentences } from '../sentences.ts';
import { askedOffer } from './asked-offer.ts';
import type { OfferPages } from './offer-pages.ts';

const methods = 'GET, HEAD, OPTIONS';

/** The language that the address names, else that of the page it was asked on. */
function languageAsked(request: FastifyRequest): Language {
  const asked = queryOf(request.url).get('lang');
  return isLanguage(asked) ? asked : languageOfRequest(request);
}

/**
 * `GET /api/price?product=POS&branches=3&…`: the offer as JSON, or as a page where the browser asks for
 * one, which is the way without script.
 */
export function priceRoutes(
  app: FastifyInstance,
  sentences: Sentences,
  pages: OfferPages,
  now: () => number,
): void {
  const url = '/api/price';
  const answerOther = (request: FastifyRequest, reply: FastifyReply) => {
    reply
      .header('allow', methods)
      .header('cache-control', 'no-store')
      .header('access-control-allow-origin', '*');
    if (request.method !== 'OPTIONS') return reply.code(405).send({ error: `use ${methods}` });
    return reply.header('access-control-allow-headers', '*').code(204).send();
  };
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url,
    // At once: nobody reads their bodies.
    onRequest: async (request, reply) => answerOther(request, reply),
    handler: answerOther,
  });
  app.get(url, (request, reply) => {
    const language = languageAsked(request);
    const telling = sentences.offers[language];
    const asked = askedOffer(request.url, telling, sentences.referencePrefix);
    const wantsPage = prefersHtml(request.headers.accept);
    reply.header('vary', 'accept').header('cache-control', 'no-store');
    if (!asked) {
      const products = telling.book.plans.filter(isAsked).map(({ key }) => key);
      if (products.length === 0) return reply.callNotFound();
      if (wantsPage) return reply.redirect(pathIn(language, '/price'), 303);
      return reply
        .header('access-control-allow-origin', '*')
        .code(400)
        .send({
          error: `product must be one of ${products.join(', ')}`,
          products,
        });
    }
    const { plan, answers, notes } = asked;
    if (wantsPage) {
      const sent = pages.send(reply, asked, language);
      // A site on another host has its own page.
      return sent ?? reply.redirect(`${pathIn(language, '/price')}?${asked.query}`, 303);
    }
    const today = dayIn(sentences.timeZone, now());
    const told = tellOffer(plan, answers, today, telling);
    const { once, monthly, vat, firstYear, threeYears, payable } = told;
    const { weeks, validUntil, priceBook } = told;
    const answer: OfferAnswer = {
      product: plan.key,
      answers: Object.fromEntries(
        questionsOf(plan).map(({ name }) => [name, answerTo(plan, answers, name)]),
      ),
      items: told.items.map((item) => ({
        key: item.key,
        label: item.label,
        once: item.once,
        monthly: item.monthly,
        vatRate: item.vatRate,
      })),
      ...{ once, monthly, vat, firstYear, threeYears, payable, weeks, validUntil, priceBook },
      notes: notes.map((note) => tellNote(plan, note, telling)),
    };
    return reply.header('access-control-allow-origin', '*').send(answer);
  });
}
