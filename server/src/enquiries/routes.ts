import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import { check } from '@nokshi/forms/check.ts';
import type { CheckedFields } from '@nokshi/forms/fields.ts';
import { type FormId, formIds, postPath } from '@nokshi/forms/forms.ts';
import { defaultLanguage } from '@nokshi/forms/languages.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '../environment.ts';
import { DatabaseUnavailable } from '../ledger/database/failure.ts';
import { channelsFor } from '../ledger/deliveries/channels.ts';
import { columnsOf } from '../ledger/enquiries/columns.ts';
import { type Intent, intentOf } from '../ledger/enquiries/intent.ts';
import type { EnquiryKeeper, NewEnquiry, Outcome } from '../ledger/enquiries/keep.ts';
import type { BuiltPages } from '../pages/built-pages.ts';
import { type AskedOffer, askedOffer } from '../prices/asked-offer.ts';
import { withOffer } from '../prices/kept-offer.ts';
import { OfferPages } from '../prices/offer-pages.ts';
import { hiddenText } from '../requests/hidden-text.ts';
import { prefersHtml } from '../requests/prefers-html.ts';
import { languageOfRequest } from '../requests/request-language.ts';
import type { Sentences } from '../sentences.ts';
import { Answers, pageOf, type Refusal } from './answers.ts';
import { CrossSiteLog } from './cross-site-log.ts';
import { cutBody, isLarge, LargeForms, readLimit, TooLarge } from './large-forms.ts';
import { allowOrigin, isOwnRequest, isTried } from './origin.ts';
import type { CountEnquiry } from './outcome.ts';
import { postedFields } from './posted-fields.ts';
import { RecentCount } from './recent-count.ts';
import { isSetAside, spamSignals } from './spam.ts';
import { TooManyUnfinished, UnfinishedPosts } from './unfinished-posts.ts';
import { visitorOf } from './visitor.ts';

/** Letters of what an index of the ledger holds: in PostgreSQL, four bytes each must fit into 2,704. */
const mostIndexed = 500;

type EnquirySettings = Pick<
  Environment,
  'ALLOWED_ORIGINS' | 'RATE_LIMIT_MAX' | 'EQUAL_MAX_PER_HOUR' | 'WEBHOOK_URL'
>;

/** The services that the routes use. */
export type EnquiryDependencies = {
  sentences: Sentences;
  keeper: EnquiryKeeper;
  pages: BuiltPages | undefined;
  now: () => number;
  /** Called after an enquiry was kept. */
  onKept: (reference: string) => void;
  /** Called once for each post, with what became of it. */
  count: CountEnquiry;
};

/** The status for what Fastify or the rate limit refused, and for what could not be kept. */
function refusalOf(failure: FastifyError): Refusal {
  if (failure instanceof DatabaseUnavailable) return 503;
  const status = failure.statusCode ?? 500;
  if (status === 413 || status === 429) return status;
  // A body that isn't what its type says is as unreadable as one of another type (RFC 9110, 15.5.16).
  return status >= 400 && status < 500 ? 415 : 500;
}

/** `POST /api/contact` and the like, one for each form. */
export async function enquiryRoutes(
  app: FastifyInstance,
  settings: EnquirySettings,
  dependencies: EnquiryDependencies,
): Promise<void> {
  const { sentences, keeper, pages, now, onKept, count } = dependencies;
  const answers = new Answers(
    sentences,
    pages,
    new OfferPages(sentences, pages, now),
    settings.ALLOWED_ORIGINS,
  );
  const crossSiteLog = new CrossSiteLog(app.log, now);
  const largeForms = new LargeForms();
  const unfinishedPosts = new UnfinishedPosts(settings.RATE_LIMIT_MAX);
  const { newEnquiry, settle } = enquiryMaker(settings, sentences, now);

  const offerOf = ({ offer }: CheckedFields, request: FastifyRequest): AskedOffer | undefined =>
    askedOffer(offer, sentences.offers[languageOfRequest(request)], sentences.referencePrefix);

  const keep = async (enquiry: NewEnquiry): Promise<Outcome> => {
    let isKept = false;
    try {
      const outcome = await keeper.keep(enquiry);
      isKept = outcome.outcome === 'kept';
      return outcome;
    } finally {
      settle(enquiry.intent, isKept);
    }
  };

  app.removeAllContentTypeParsers();
  // Hostile JSON is read without its poison instead of being quoted in an error.
  const readJson = app.getDefaultJsonParser('remove', 'remove');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, readJson);
  await app.register(formbody, { bodyLimit: readLimit, parser: postedFields });
  // Counts a post when its head has come, so that nobody sends bodies beyond the limit.
  await app.register(rateLimit, { max: settings.RATE_LIMIT_MAX, timeWindow: '1 minute' });

  for (const kind of formIds) {
    const url = `/api${postPath(kind)}`;
    app.route({
      method: 'POST',
      url,
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        allowOrigin(request, reply, settings.ALLOWED_ORIGINS);
        if (isTried(request)) return answers.refuse(request, reply, kind, 403);
      },
      preParsing: async (request, reply, body) => {
        if (!unfinishedPosts.admit(request, reply)) throw new TooManyUnfinished();
        if (isLarge(request) && !largeForms.admit(request, reply)) throw new TooLarge();
        return request.headers['content-length'] === undefined ? cutBody(body) : body;
      },
      // Not before the words are read, which the page of the answer gives back.
      preValidation: async (request, reply) => {
        const { url: address } = sentences.company[defaultLanguage];
        if (!isOwnRequest(request, settings.ALLOWED_ORIGINS, address)) {
          crossSiteLog.refused();
          return answers.refuse(request, reply, kind, 403);
        }
        if (isLarge(request)) return answers.refuse(request, reply, kind, 413);
      },
      errorHandler: (failure, request, reply) => {
        const status = refusalOf(failure);
        if (failure instanceof TooManyUnfinished) reply.header('retry-after', '5');
        if (status === 503) reply.header('retry-after', '30');
        if (status >= 500) {
          const event = status === 503 ? 'enquiry.not-kept' : 'enquiry.failed';
          request.log.error({ event, kind, err: failure });
        }
        return answers.refuse(request, reply, kind, status);
      },
      handler: async (request, reply) => {
        const checked = check(kind, request.body);
        if ('errors' in checked) return answers.mend(request, reply, kind, checked.errors);
        const asked = kind === 'offer' && offerOf(checked.fields, request);
        if (asked === undefined) return answers.mend(request, reply, kind, { offer: 'invalid' });
        const enquiry = newEnquiry(kind, checked.fields, asked || undefined, request);
        const outcome = await keep(enquiry);
        if (outcome.outcome === 'conflict') return answers.refuse(request, reply, kind, 409);
        const isNew = outcome.outcome === 'kept';
        count(kind, isNew ? (enquiry.enquiry.set_aside === 1 ? 'set_aside' : 'kept') : 'repeated');
        if (isNew) {
          const { signals } = enquiry.enquiry;
          request.log.info({ event: 'enquiry.kept', kind, reference: outcome.reference, signals });
          onKept(outcome.reference);
        }
        return answers.thank(request, reply, outcome.reference, isNew);
      },
      onResponse: async (_request, reply) => {
        if (reply.statusCode >= 400) count(kind, reply.statusCode);
      },
    });
    const answerOther = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('allow', 'POST, OPTIONS').header('cache-control', 'no-store');
      allowOrigin(request, reply, settings.ALLOWED_ORIGINS);
      if (request.method === 'OPTIONS') return reply.code(204).send();
      // Someone opened the form's address by hand, or went back to it.
      if (request.method === 'GET' && prefersHtml(request.headers.accept)) {
        return reply.redirect(pageOf(kind, languageOfRequest(request)), 303);
      }
      return answers.refuse(request, reply, kind, 405);
    };
    app.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url,
      config: { rateLimit: false },
      // At once: nobody reads their bodies.
      onRequest: answerOther,
      handler: answerOther,
    });
  }
}

/** Equal for all attempts at one enquiry: the same key with other words is another one. */
const attemptedBy = ({ intent, fingerprint }: Intent): string => `${intent} ${fingerprint}`;

/**
 * Makes enquiries from checked fields and what came along with them. Whoever made one settles it
 * once it is known whether it was kept: floods are counted by enquiries, not by attempts.
 */
function enquiryMaker(settings: EnquirySettings, sentences: Sentences, now: () => number) {
  const recent = new RecentCount(now);

  const newEnquiry = (
    kind: FormId,
    fields: CheckedFields,
    asked: AskedOffer | undefined,
    request: FastifyRequest,
  ): NewEnquiry => {
    const body = request.body as Record<string, unknown>;
    const header = request.headers['idempotency-key'];
    const key = (typeof header === 'string' && header.trim()) || hiddenText(body, 'key', 1000);
    const received = now();
    const intent = intentOf(kind, fields, key, received);
    const signals = spamSignals(
      fields,
      body['leave_empty'],
      hiddenText(body, 'open_milliseconds', 20),
      attemptedBy(intent),
      recent,
      settings.EQUAL_MAX_PER_HOUR ?? settings.RATE_LIMIT_MAX,
    );
    const isSpam = isSetAside(signals);
    const language = languageOfRequest(request);
    return {
      intent,
      wanted: asked?.reference,
      enquiry: {
        kind,
        set_aside: isSpam ? 1 : 0,
        signals: signals.join(','),
        received_at: received,
        ...columnsOf(
          asked ? withOffer(fields, asked, received, language, sentences) : fields,
          sentences.forms[language].words,
        ),
        page: hiddenText(body, 'page', mostIndexed),
        referrer: hiddenText(body, 'referrer', 1000),
        campaign: hiddenText(body, 'campaign', mostIndexed),
      },
      channels: isSpam
        ? []
        : channelsFor(
            { email: fields.email, received_at: received },
            settings.WEBHOOK_URL !== undefined,
            received,
          ),
      visitor: visitorOf(request.ip),
    };
  };

  const settle = (intent: Intent, isKept: boolean): void =>
    recent.settle(attemptedBy(intent), isKept);
  return { newEnquiry, settle };
}
