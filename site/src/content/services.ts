import { ordered } from './entries.ts';
import { iconDrawing } from './icons.ts';
import { resolvePicture } from './pictures.ts';
import { technologyLookup } from './technology.ts';

export const servicePath = (id: string) => `/services/${id}`;

/** The twelve services in order, for links and lists without pictures. */
export async function serviceLinks() {
  const services = await ordered('services');
  return services.map((service) => ({
    id: service.id,
    href: servicePath(service.id),
    title: service.title,
    homeTitle: service.homeTitle ?? service.title,
    summary: service.summary,
    icon: iconDrawing(service.icon),
  }));
}
export type ServiceLink = Awaited<ReturnType<typeof serviceLinks>>[number];

/** The cards of /services: title, picture, link (SPEC 2.5). */
export async function serviceCards() {
  const services = await ordered('services');
  return Promise.all(
    services.map(async (service) => ({
      href: servicePath(service.id),
      title: service.title,
      text: service.summary,
      picture: await resolvePicture(service.picture, 'card'),
    })),
  );
}

/** Everything on the pages of the services, each with its two neighbours. */
export async function servicePages() {
  const services = await ordered('services');
  const links = await serviceLinks();
  const technology = await technologyLookup();
  return Promise.all(
    services.map(async (service, index) => ({
      ...service,
      icon: iconDrawing(service.icon),
      picture: await resolvePicture(service.picture, 'card'),
      blocks: await Promise.all(
        service.blocks.map(async (block) => ({
          ...block,
          picture: await resolvePicture(block.picture, 'block'),
        })),
      ),
      technologies: service.technologies.map((group) => ({
        title: group.title,
        items: group.names.map(technology),
      })),
      neighbours: [links.at(index - 1), links[(index + 1) % links.length]].filter(
        (link) => link !== undefined,
      ),
    })),
  );
}
export type ServicePage = Awaited<ReturnType<typeof servicePages>>[number];

/** The services as plain links, for the footer. */
export async function footerServices() {
  const services = await ordered('services');
  return services.map((service) => ({ href: servicePath(service.id), label: service.title }));
}
