import type { Language } from '@nokshi/forms/languages.ts';
import { href } from '../routes/routes.ts';
import { courseView } from './courses.ts';
import { ordered, pageWords, single } from './entries.ts';
import { lowestPricesIn, openingPricesIn } from './lowest-prices.ts';
import { testimonials } from './people.ts';
import { resolvePicture } from './pictures.ts';
import { planFor } from './price-texts.ts';
import { proofView } from './proofs.ts';
import { blockView } from './service-blocks.ts';
import { technologyLookup } from './technology.ts';

/** The services in order, for links and lists without pictures. */
export async function serviceLinks(language: Language) {
  const services = await ordered('services', language);
  return services.map((service) => ({
    id: service.id,
    href: href({ service: service.id }, language),
    title: service.title,
    homeTitle: service.homeTitle ?? service.title,
    summary: service.summary,
    emblem: service.emblem,
  }));
}
export type ServiceLink = Awaited<ReturnType<typeof serviceLinks>>[number];

/** The cards of /services: title, picture, link. */
export async function serviceCards(language: Language) {
  const [services, lowestPriceOf] = await Promise.all([
    ordered('services', language),
    lowestPricesIn(language),
  ]);
  return Promise.all(
    services.map(async (service) => ({
      id: service.id,
      href: href({ service: service.id }, language),
      title: service.title,
      emblem: service.emblem,
      text: service.summary,
      lowestPrice: lowestPriceOf('services', service.id),
      picture: await resolvePicture(service.picture, 'thumbnail', language),
    })),
  );
}
export type ServiceCard = Awaited<ReturnType<typeof serviceCards>>[number];

/** Everything on the pages of the services, each with its two neighbours. */
export async function servicePages(language: Language) {
  const [services, links, technology, projects, quotes, { detail, pays }, openingPriceOf, book] =
    await Promise.all([
      ordered('services', language),
      serviceLinks(language),
      technologyLookup(language),
      ordered('projects', language),
      testimonials(language),
      pageWords('services', language),
      openingPricesIn(language),
      single('prices', language),
    ]);
  return Promise.all(
    services.map(async (service, index) => {
      const price = openingPriceOf('services', service.id);
      const plan = planFor(book, 'services', service.id);
      const { course } = detail;
      const planPrices = { offer: price.price, quotation: detail.plan.quotation };
      return {
        ...service,
        price,
        picture: await resolvePicture(service.picture, 'block', language),
        blocks: await Promise.all(
          service.blocks.map((block) => blockView(block, planPrices, quotes, language)),
        ),
        technologies: service.technologies.map((group) => ({
          title: group.title,
          items: group.technologies.map(technology),
        })),
        course:
          course && service.course && courseView(service.course, plan, { course, pays }, language),
        proof: service.proof && (await proofView(service.proof, projects, language)),
        neighbours: [links.at(index - 1), links[(index + 1) % links.length]].filter(
          (link) => link !== undefined,
        ),
      };
    }),
  );
}
