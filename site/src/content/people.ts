import { telephoneLink } from './company.ts';
import { ordered } from './entries.ts';
import { resolvePicture } from './pictures.ts';

export async function teamMembers() {
  const members = await ordered('team');
  return Promise.all(
    members.map(async (member) => ({
      ...member,
      picture: await resolvePicture(member.picture, 'card'),
    })),
  );
}
export type TeamMember = Awaited<ReturnType<typeof teamMembers>>[number];

/** One member by the name of the folder; undefined without a name. Throws when there is no such folder. */
export async function teamMember(id: string | undefined) {
  if (id === undefined) return undefined;
  const member = (await teamMembers()).find((candidate) => candidate.id === id);
  if (!member) throw new Error(`content/team has no folder named ${id}`);
  return member;
}

export async function clientLogos() {
  const clients = await ordered('clients');
  return Promise.all(
    clients.map(async (client) => ({
      ...client,
      logo: await resolvePicture(client.logo, 'card'),
    })),
  );
}
export type ClientLogo = Awaited<ReturnType<typeof clientLogos>>[number];

export async function offices() {
  const entries = await ordered('offices');
  return Promise.all(
    entries.map(async (office) => ({
      ...office,
      telephone: telephoneLink(office.phone),
      mapPage: mapPage(office.location),
      picture: await resolvePicture(office.picture, 'card'),
    })),
  );
}

/** The map as a page of its own, for when it is not embedded. */
const mapPage = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

export type Office = Awaited<ReturnType<typeof offices>>[number];

export const testimonials = () => ordered('testimonials');
export type Testimonial = Awaited<ReturnType<typeof testimonials>>[number];
