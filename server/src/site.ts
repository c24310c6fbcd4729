import { thankYouPath } from '@nokshi/forms/forms.ts';
import { languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import { isReference } from '@nokshi/forms/reference.ts';
import type { FastifyInstance } from 'fastify';
import { ThankYouPage } from './enquiries/thank-you-page.ts';
import { sitePages } from './pages/page-server.ts';
import type { Pages } from './pages/pages.ts';
import { offerPath } from './prices/offer-pages.ts';
import { queryOf } from './requests/query.ts';
import type { Sentences } from './sentences.ts';

const inEachLanguage = (path: string) => languageCodes.map((language) => pathIn(language, path));

const thankYouPages = inEachLanguage(thankYouPath);

/** Pages that are written for each visitor: that of thanks carries the reference, offers the sums. */
export const pagesOfApplication = [...thankYouPages, ...inEachLanguage(offerPath)];

/** Serves the built site, and the thanks with the visitor's reference on it. */
export async function siteRoutes(
  app: FastifyInstance,
  pages: Pages,
  sentences: Pick<Sentences, 'referencePrefix'>,
): Promise<void> {
  await app.register(sitePages, { pages });
  /** By the page as it was built: another one may take its place while the server runs. */
  const prepared = new WeakMap<Buffer, ThankYouPage>();
  for (const path of thankYouPages) {
    app.get(path, (request, reply) => {
      const reference = queryOf(request.url).get('reference');
      const html = isReference(sentences.referencePrefix, reference) ? pages.html(path) : undefined;
      if (html === undefined || !reference) {
        reply.hijack();
        pages.answer(request.raw, reply.raw);
        return;
      }
      const page = prepared.get(html) ?? new ThankYouPage(html.toString());
      prepared.set(html, page);
      return reply
        .headers(pages.headers(path))
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(page.with(reference));
    });
  }
  // As it was built, an offer has places where its words belong.
  for (const language of languageCodes) {
    app.get(pathIn(language, offerPath), (_request, reply) =>
      reply.redirect(pathIn(language, '/price'), 303),
    );
  }
}

/** Stands in for the site while it is not built. */
export function missingSiteRoute(app: FastifyInstance, siteDirectory: string): void {
  app.log.warn({ event: 'site.missing', means: `no built site in ${siteDirectory}` });
  app.get('/*', (_request, reply) =>
    reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('The site is not built yet. Run: npm run build\n'),
  );
}
