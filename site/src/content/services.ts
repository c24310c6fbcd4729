import type { Language } from '@nokshi/forms/languages.ts';
import { href } from '../routes/routes.ts';
import { ordered, single } from './entries.ts';
import { iconDrawing } from './icons.ts';
import { offerView } from './offers.ts';
import { resolvePicture } from './pictures.ts';
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
    icon: iconDrawing(service.icon),
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
      href: href({ service: service.id }, language),
      title: service.title,
      text: service.summary,
      offer: offerView(service.offer, prices, language),
      picture: await resolvePicture(service.picture, 'card'),
    })),
  );
}
export type ServiceCard = Awaited<ReturnType<typeof serviceCards>>[number];

/** Everything on the pages of the services, each with its two neighbours. */
export async function servicePages(language: Language) {
  const [services, links, technology, { prices }] = await Promise.all([
    ordered('services', language),
    serviceLinks(language),
    technologyLookup(language),
    single('labels', language),
  ]);
  return Promise.all(
    services.map(async (service, index) => ({
      ...service,
      offer: offerView(service.offer, prices, language),
      picture: await resolvePicture(service.picture, 'block'),
      blocks: await Promise.all(
        service.blocks.map(async (block) => ({
          ...block,
          picture: await resolvePicture(block.picture, 'block'),
        })),
      ),
      technologies: service.technologies.map((group) => ({
        title: group.title,
        items: group.technologies.map(technology),
      })),
      neighbours: [links.at(index - 1), links[(index + 1) % links.length]].filter(
        (link) => link !== undefined,
      ),
    })),
  );
}
