import type { Language } from '@nokshi/forms/languages.ts';
import { href } from '../routes/routes.ts';
import { ordered, pageWords, single } from './entries.ts';
import { offerView } from './offers.ts';
import { testimonials } from './people.ts';
import { resolvePicture } from './pictures.ts';
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
  const [services, { prices }] = await Promise.all([
    ordered('services', language),
    single('labels', language),
  ]);
  return Promise.all(
    services.map(async (service) => ({
      id: service.id,
      href: href({ service: service.id }, language),
      title: service.title,
      emblem: service.emblem,
      text: service.summary,
      offer: offerView(service.offer, prices, language),
      picture: await resolvePicture(service.picture, 'card'),
    })),
  );
}
export type ServiceCard = Awaited<ReturnType<typeof serviceCards>>[number];

/** Everything on the pages of the services, each with its two neighbours. */
export async function servicePages(language: Language) {
  const [services, links, technology, projects, clients, { detail }, { prices }] =
    await Promise.all([
      ordered('services', language),
      serviceLinks(language),
      technologyLookup(language),
      ordered('projects', language),
      testimonials(language),
      pageWords('services', language),
      single('labels', language),
    ]);
  return Promise.all(
    services.map(async (service, index) => {
      const offer = offerView(service.offer, prices, language);
      const planPrices = { offer: offer.price, quotation: detail.plan.quotation };
      return {
        ...service,
        offer,
        picture: await resolvePicture(service.picture, 'block'),
        blocks: await Promise.all(
          service.blocks.map((block) => blockView(block, planPrices, clients, language)),
        ),
        technologies: service.technologies.map((group) => ({
          title: group.title,
          items: group.technologies.map(technology),
        })),
        proof: service.proof && (await proofView(service.proof, projects, language)),
        neighbours: [links.at(index - 1), links[(index + 1) % links.length]].filter(
          (link) => link !== undefined,
        ),
      };
    }),
  );
}

/** A project as proof: one of its results, counted from 1, its screen, and where all of it stands. */
async function proofView(
  proof: { project: string; result: number },
  projects: Awaited<ReturnType<typeof ordered<'projects'>>>,
  language: Language,
) {
  const project = projects.find(({ id }) => id === proof.project);
  const result = project?.results[proof.result - 1];
  if (!project || !result) throw new Error(`content/projects lacks ${proof.project}`);
  return {
    result,
    title: project.title,
    client: project.client,
    picture: await resolvePicture(project.picture, 'block'),
    href: `${href('projects', language)}#${project.id}`,
  };
}
export type Proof = Awaited<ReturnType<typeof proofView>>;
