import type { Language } from '@nokshi/forms/languages.ts';
import { ordered } from './entries.ts';
import { withExampleMarks } from './examples.ts';
import { resolvePicture } from './pictures.ts';
import { technologyLookup } from './technology.ts';
import { telephoneLink } from './telephone.ts';

export async function teamMembers(language: Language) {
  const [members, technology] = await Promise.all([
    ordered('team', language),
    technologyLookup(language),
  ]);
  return Promise.all(
    (await withExampleMarks(members, language)).map(async (member) => ({
      ...member,
      stack: member.stack.map((id) => technology(id).name),
      picture: await resolvePicture(member.picture, 'card', language),
    })),
  );
}
export type TeamMember = Awaited<ReturnType<typeof teamMembers>>[number];

export const teamCategories = (language: Language) => ordered('team-categories', language);

export async function clientLogos(language: Language) {
  const clients = await withExampleMarks(await ordered('clients', language), language);
  return Promise.all(
    clients.map(async (client) => ({
      ...client,
      logo: await resolvePicture(client.logo, 'card', language),
    })),
  );
}
export type ClientLogo = Awaited<ReturnType<typeof clientLogos>>[number];

export async function offices(language: Language) {
  const entries = await ordered('offices', language);
  return Promise.all(
    entries.map(async (office) => ({
      ...office,
      telephone: telephoneLink(office.phone),
      mapPage: mapPage(office.location),
      picture: await resolvePicture(office.picture, 'card', language),
    })),
  );
}

/** The map as a page of its own, for when it is not embedded. */
const mapPage = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

export type Office = Awaited<ReturnType<typeof offices>>[number];

export const testimonials = async (language: Language) =>
  withExampleMarks(await ordered('testimonials', language), language);
export type Testimonial = Awaited<ReturnType<typeof testimonials>>[number];
