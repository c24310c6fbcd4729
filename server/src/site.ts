import { thankYouPath } from '@nokshi/forms/forms.ts';
import { languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import { isReference } from '@nokshi/forms/reference.ts';
import type { FastifyInstance } from 'fastify';
import { ThankYouPage } from './enquiries/thank-you-page.ts';
import { sitePages } from './pages/page-server.ts';
import type { Pages } from './pages/pages.ts';
import type { Sentences } from './sentences.ts';

/** The one page that is rendered per visitor, in each language: it carries the reference. */
export const pagesOfApplication = languageCodes.map((language) => pathIn(language, thankYouPath));

/** Serves the built site, and the thanks with the visitor's reference on it. */
export async function siteRoutes(
  app: FastifyInstance,
  pages: Pages,
  sentences: Pick<Sentences, 'referencePrefix'>,
): Promise<void> {
  await app.register(sitePages, { pages });
  /** By the page as it was built: another one may take its place while the server runs. */
  const prepared = new WeakMap<Buffer, ThankYouPage>();
  for (const path of pagesOfApplication) {
    app.get(path, (request, reply) => {
      const reference = URL.parse(request.url, 'http://site')?.searchParams.get('reference');
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
